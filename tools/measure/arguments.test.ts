import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const PAGES = ['/', '/about'];
const read = (...words: string[]) => readArguments(words, PAGES);

describe('without a peer', () => {
  it('measures the given pages, three times each', () => {
    expect(read('/contact', '/insights?tab=blog')).toEqual({
      peer: undefined,
      runs: 3,
      pairs: [
        { ours: '/contact', other: '/contact' },
        { ours: '/insights?tab=blog', other: '/insights?tab=blog' },
      ],
    });
  });

  it('measures a page of each kind when none is given', () => {
    expect(read('--runs', '5')).toMatchObject({
      runs: 5,
      pairs: [{ ours: '/' }, { ours: '/about' }],
    });
  });

  it('refuses a page of a peer', () => {
    expect(() => read('/about=/company')).toThrow('--peer');
  });
});

describe('with a peer', () => {
  it('compares home, services and contact', () => {
    const { peer, pairs } = read('--peer', 'https://peer.example/');
    expect(peer).toBe('https://peer.example');
    expect(pairs).toEqual(
      ['/', '/services', '/contact'].map((path) => ({ ours: path, other: path })),
    );
  });

  it('takes pairs of paths, and keeps the folder of the address', () => {
    expect(read('--peer=http://127.0.0.1:8080/theme', '/a?b=c=/d?e=f', '/contact')).toMatchObject({
      peer: 'http://127.0.0.1:8080/theme',
      pairs: [
        { ours: '/a?b=c', other: '/d?e=f' },
        { ours: '/contact', other: '/contact' },
      ],
    });
  });

  it.each(['peer.example', 'localhost:8080', 'file:///etc', 'https://peer.example/?a=b'])(
    'refuses the address %s',
    (address) => {
      expect(() => read('--peer', address)).toThrow('--peer takes an address');
    },
  );
});

it.each(['0', '-1', '1.5', 'many', ''])('refuses %j runs', (runs) => {
  expect(() => read(`--runs=${runs}`)).toThrow('--runs takes a whole number');
});

it.each(['about', '=/about'])('refuses %j as a path', (path) => {
  expect(() => read(path)).toThrow('must begin with a slash');
});

it('refuses an option it does not know', () => {
  expect(() => read('--peers', 'https://peer.example')).toThrow('--peers');
});
