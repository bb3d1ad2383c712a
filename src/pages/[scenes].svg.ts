import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SceneSheet } from '../sections/scene/scene-sheet.ts';
import { tokenValue } from '../theme/token-value.ts';
import tokens from '../theme/tokens.css?raw';

export const getStaticPaths = (() =>
  SceneSheet ? [{ params: { scenes: 'scenes' } }] : []) satisfies GetStaticPaths;

/** The drawings of the scenes. An SVG of its own does not inherit the page's tokens, so the used ones are written into it. */
export const GET: APIRoute = () => {
  const draw = (values: string) =>
    SceneSheet ? renderToStaticMarkup(createElement(SceneSheet, { styles: `svg{${values}}` })) : '';
  const used = new Set([...draw('').matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
  const values = [...used].map((name) => `--${name}:${tokenValue(tokens, name)}`).join(';');
  return new Response(draw(values), { headers: { 'Content-Type': 'image/svg+xml' } });
};
