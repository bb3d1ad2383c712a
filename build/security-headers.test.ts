import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sonnerModule } from './security-headers.ts';
import {
  commentsPolicy,
  contentSecurityPolicy,
  inlineScriptHashes,
  toastStyleHashes,
} from './security-headers-policy.ts';

test('takes the hash of the style element from the text that sonner injects', async () => {
  const sonner = await readFile(sonnerModule, 'utf8');
  const [empty, full] = toastStyleHashes(sonner);
  expect(empty).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(full).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  expect(toastStyleHashes('x\n__insertCSS("a\\"b");\ny')).toEqual(
    toastStyleHashes('__insertCSS("a\\"b")'),
  );
  expect(() => toastStyleHashes('export const nothing = 1;')).toThrow('style hash');
});

test('allows inline scripts by hash only, and data blocks need none', () => {
  const html =
    '<script type="application/ld+json">{}</script><script>go()</script><script src="/a.js"></script>';
  expect(inlineScriptHashes(html)).toHaveLength(1);
  const policy = contentSecurityPolicy(inlineScriptHashes(html), []);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-src 'none'");
});

test('relaxes the comments page for its service alone', () => {
  const policy = commentsPolicy('the-site');
  expect(policy).toContain("script-src 'self' https://the-site.disqus.com");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('*;');
});
