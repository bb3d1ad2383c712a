import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SceneSheet } from '../sections/scene/scene-sheet.tsx';
import { tokenValue } from '../theme/token-value.ts';
import tokens from '../theme/tokens.css?raw';

/** The drawings of the scenes: a picture of its own knows no token of the page, so those that it uses are written into it. */
export const GET: APIRoute = () => {
  const draw = (values: string) =>
    renderToStaticMarkup(createElement(SceneSheet, { styles: `svg{${values}}` }));
  const used = new Set([...draw('').matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
  const values = [...used].map((name) => `--${name}:${tokenValue(tokens, name)}`).join(';');
  return new Response(draw(values), { headers: { 'Content-Type': 'image/svg+xml' } });
};
