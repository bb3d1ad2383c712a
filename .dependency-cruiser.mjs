/**
 * Imports go down six floors (docs/decisions/0002). A folder of src may import from itself, from lower floors, and from the
 * folders on its floor that BESIDE lists. This includes type imports, `import()`, re-exports and side-effect imports.
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
    comment: 'Pages pass data down as props. Sections and primitives may import types.',
    from: { path: foldersOfSrc(['sections', 'ui']), pathNot: TESTS },
    to: { path: foldersOfSrc(['content', 'model', 'seo']), dependencyTypesNot: TYPES },
  },
  {
    name: 'service-apart-from-site',
    comment: 'The service runs without the site; both share schemas and helpers.',
    from: { path: '^src/service/', pathNot: TESTS },
    to: { path: '^src/', pathNot: '^src/(?:service|content/schema|lib)/' },
  },
  {
    name: 'service-only-on-request',
    comment:
      'Only pages rendered on request and the command line call the service, through src/server.',
    from: { pathNot: `^(?:src/(?:service|server|pages)|tests)/|${TESTS}` },
    to: { path: '^src/service/' },
  },
  {
    name: 'product-apart-from-its-making',
    comment: 'Production code imports neither build code nor tests.',
    from: { path: '^src/|^server\\.ts$', pathNot: TESTS },
    to: { path: '^(?:build|tools|tests|measure)/' },
  },
  {
    name: 'tests-only-from-tests',
    comment: 'Code that measure/ shares with the tests is in tools/browser.',
    from: { pathNot: `^tests/|${TESTS}` },
    to: { path: '^tests/' },
  },
  {
    name: 'demo-can-be-deleted',
    comment: 'Only import.meta.glob finds src/demo; npm run rebrand removes it.',
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
      'This tool cannot read .astro files. Other files never import them, so they cannot form a circle; noRestrictedImports in biome.json checks their own imports.',
    from: { path: '\\.[cm]?[jt]sx?$' },
    to: { path: '\\.astro$' },
  },
  {
    name: 'resolvable',
    comment:
      'Imports must exist. Astro provides modules under these two prefixes, and `npm run edit` installs the editor.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(?:astro:|virtual:|@sveltia/cms$)' },
  },
  {
    name: 'declared-packages',
    comment:
      'Imported packages must be in package.json, except the editor, which `npm run edit` installs.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@sveltia/cms/' },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // measure/ and tests/proofs/engines each have a package.json as well.
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
