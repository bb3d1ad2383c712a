/** Made by build/editor/editor.ts. */
declare module 'virtual:editor-config' {
  const config: Record<string, unknown>;
  export default config;
}

/** Installed on sites with the editor alone (tools/edit.ts). */
declare module '@sveltia/cms' {
  export function init(options: { config: Record<string, unknown> }): Promise<void>;
}
