/** What integrations/content.ts makes of the file for scripts of the browser. */
declare module '*/content/pages/search.yaml' {
  const texts: import('../src/content/schema/pages/search.ts').SearchCopy;
  export default texts;
}
