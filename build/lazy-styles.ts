import type { AstroIntegration } from 'astro';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The chunks that only an `import()` asks for: no entry imports them, directly or by way of another chunk. */
export function lazyChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const eager = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (eager.has(fileName) || chunk?.type !== 'chunk') return;
    eager.add(fileName);
    chunk.imports.forEach(visit);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName);
  return chunks.filter(({ fileName }) => !eager.has(fileName));
}

/**
 * Adopts a constructed style sheet, without the rules that the page has already: adopted after the page's own, they would
 * win over the page's exceptions from them.
 */
const ADOPT =
  `{const known=new Set([...document.styleSheets].flatMap(({cssRules})=>[...cssRules].map(({cssText})=>cssText)));
for(let i=sheet.cssRules.length;i--;)if(known.has(sheet.cssRules[i].cssText))sheet.deleteRule(i);
document.adoptedStyleSheets.push(sheet)}`.replaceAll('\n', '');

/**
 * Moves the style sheets of lazily loaded code (search, toasts, the cursor follower) into that code, as constructed style
 * sheets (CSSOM): Astro would write them into every page that may load the code, 2.6 kB after brotli (decision 0014).
 */
export function moveStylesIntoCode(bundle: Bundle): void {
  for (const chunk of lazyChunks(bundle)) {
    const names = [...(chunk.viteMetadata?.importedCss ?? [])];
    const css = names.map((name) => {
      const asset = bundle[name];
      delete bundle[name];
      chunk.viteMetadata?.importedCss.delete(name);
      return asset?.type === 'asset' ? asset.source : '';
    });
    if (css.length > 0)
      chunk.code += `{const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(css.join(''))});${ADOPT}}\n`;
  }
}

/** Styles of code that is fetched on use travel with that code; all others stand in the page (`inlineStylesheets`). */
export function lazyStyles(): AstroIntegration {
  return {
    name: 'lazy-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'lazy-styles',
                // Before Astro decides which pages a style sheet belongs to.
                enforce: 'pre',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_options, bundle) {
                  moveStylesIntoCode(bundle);
                },
              },
            ],
          },
        });
      },
    },
  };
}
