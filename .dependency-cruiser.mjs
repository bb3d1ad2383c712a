/**
 * Imports run one way, six floors (docs/decisions/0002). A folder of src imports itself, the folders of lower floors, and
 * those of its own floor that BESIDE names. Type imports, `import()`, re-exports and imports for side effects count alike.
 */
const FLOORS = [
  ['browser', 'lib', 'theme'],
  ['content', 'ui'],
  ['model', 'seo', 'service'],
  ['features', 'sections'],
  ['frame', 'server', 'demo'],
  ['pages'],
];
const BESIDE = { browser: ['lib'], theme: ['lib'], seo: ['model'] };
const TESTS = '\\.test\\.tsx?$';
const TYPES = ['type-only', 'type-import'];

const foldersOfSrc = (names) => `^src/(?:${names.join('|')})/`;

const floors = FLOORS.flatMap((floor, level) =>
  floor.map((folder) => {
    // custom/ is the adopter's, and no-circles keeps it in order: content/ reads its fields, pages/ its sections.
    const allowed = [folder, 'custom', ...(BESIDE[folder] ?? []), ...FLOORS.slice(0, level).flat()];
    return {
      name: `floor-of-${folder}`,
      from: { path: foldersOfSrc([folder]), pathNot: TESTS },
      to: { path: '^src/', pathNot: foldersOfSrc(allowed) },
    };
  }),
);

const rules = [
  ...floors,
  {
    name: 'sections-get-props',
    comment:
      'Data enters a page at its top; sections and primitives import its types only, and features.ts, which is constants.',
    from: { path: foldersOfSrc(['sections', 'ui']), pathNot: TESTS },
    to: {
      path: foldersOfSrc(['content', 'model', 'seo']),
      pathNot: '^src/content/features\\.ts$',
      dependencyTypesNot: TYPES,
    },
  },
  {
    name: 'service-apart-from-site',
    comment: 'The service runs without the site: it shares schemas and helpers with it.',
    from: { path: '^src/service/', pathNot: TESTS },
    to: { path: '^src/', pathNot: '^src/(?:service|content/schema|lib)/' },
  },
  {
    name: 'service-only-on-request',
    comment:
      'Pages on request and the command line call the service (src/server puts them together).',
    from: { pathNot: `^(?:src/(?:service|server|pages)|tests)/|${TESTS}` },
    to: { path: '^src/service/' },
  },
  {
    name: 'product-apart-from-its-making',
    comment: 'What runs imports neither what builds it nor what tests it.',
    from: { path: '^src/|^server\\.ts$', pathNot: TESTS },
    to: { path: '^(?:build|tools|tests|measure)/' },
  },
  {
    name: 'tests-only-from-tests',
    comment: 'What measure/ shares with the tests lies in tools/browser.',
    from: { pathNot: `^tests/|${TESTS}` },
    to: { path: '^tests/' },
  },
  {
    name: 'demo-can-be-deleted',
    comment:
      'Only import.meta.glob finds src/demo (src/sections/scene, init-late.ts, build/content.ts); npm run rebrand removes it.',
    from: { pathNot: '^src/demo/' },
    to: { path: '^src/demo/' },
  },
  {
    name: 'no-circles',
    from: {},
    to: { circular: true },
  },
  {
    name: 'astro-only-from-astro',
    comment:
      '.astro files are not read here. No other file imports one, so none can stand in a circle; noRestrictedImports in biome.json keeps their direction.',
    from: { path: '\\.[cm]?[jt]sx?$' },
    to: { path: '\\.astro$' },
  },
  {
    name: 'resolvable',
    comment:
      'What is imported exists. Astro serves its own modules under these two prefixes; `npm run edit` installs the editor.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(?:astro:|virtual:|@sveltia/cms$)' },
  },
  {
    name: 'declared-packages',
    comment:
      'Every package that is imported stands in package.json, but for the editor, which `npm run edit` installs.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@sveltia/cms/' },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // measure/ and the engines have a package.json of their own beside the project's.
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
