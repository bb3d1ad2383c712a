import { relative, sep } from 'node:path';
import type { ChildNode, Plugin } from 'postcss';
import { LAYERS } from '../src/theme/layers.ts';

/** Files outside all layers, so that they win: the visitor's choices, print, and overrides of sonner's styles, which are in no layer. */
const UNLAYERED = ['theme/overrides.css', 'theme/print.css', 'frame/toasts/toaster.module.css'];

/** Returns the layer of a style sheet: named after its folder in `source`, in theme/ after the file, otherwise `base`. Undefined for UNLAYERED. */
function layerOf(source: string, file: string): string | undefined {
  const path = relative(source, file).split(sep);
  if (UNLAYERED.includes(path.join('/'))) return undefined;
  const [folder, name = ''] = path;
  // The brand's own mark is drawn in the frame.
  if (folder === 'assets') return 'frame';
  const layer = folder === 'theme' ? name.replace(/\.css$/, '') : folder;
  return LAYERS.find((one) => one === layer) ?? 'base';
}

/** A PostCSS plug-in: puts the rules of each file, imported ones included, into the layer of its folder. */
export function cascadeLayers(source: string): Plugin {
  const layerOfNode = ({ source: origin }: ChildNode) =>
    layerOf(source, origin?.input.file?.split('?')[0] ?? '');
  return {
    postcssPlugin: 'cascade-layers',
    Once(root, { AtRule }) {
      for (const [layer, nodes] of Map.groupBy(root.nodes, layerOfNode))
        if (layer) root.append(new AtRule({ name: 'layer', params: layer }).append(nodes));
    },
  };
}
