/** What build/content.ts makes of these files for scripts of the browser. */
declare module '*/content/pages/search.yaml' {
  const texts: import('../src/content/schema/pages/search.ts').SearchCopy;
  export default texts;
}
declare module '*/content/pages/display-settings.yaml' {
  const texts: import('../src/content/schema/pages/display-settings.ts').DisplaySettingsCopy;
  export default texts;
}
