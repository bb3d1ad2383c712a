/** What build/content.ts makes of these files for scripts of the browser. */
declare module '*/content/pages/search.yaml' {
  const texts: import('../src/content/schema/pages/search.ts').SearchCopy;
  export default texts;
}
declare module '*/content/pages/comfort.yaml' {
  const texts: import('../src/content/schema/pages/comfort.ts').ComfortCopy;
  export default texts;
}
