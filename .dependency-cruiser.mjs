/**
 * Imports run one way (docs/decisions/0002): a folder of src may import itself and the folders named here, and
 * `contract`, what site and service share. Type imports, `import()`, re-exports and imports for their side effects count
 * alike.
 */
const MAY_IMPORT = {
  lib: [],
  theme: ['lib'],
  ui: ['theme', 'lib'],
  behaviours: ['lib'],
  sections: ['ui', 'theme', 'lib'],
  features: ['ui', 'theme', 'lib'],
  content: ['lib'],
  seo: ['content', 'lib'],
  frame: ['sections', 'features', 'seo', 'content', 'behaviours', 'ui', 'theme', 'lib'],
};
const OURS = '^(?:src|contract|inbox|build|tools|scripts|tests)/';
const TESTS = '\\.test\\.tsx?$';
const TYPES = ['type-only', 'type-import'];

/** Values from the folders named; types from `content/` besides, so that props have the shape of the content. */
const layers = Object.entries(MAY_IMPORT).flatMap(([folder, folders]) => {
  const from = { path: `^src/${folder}/`, pathNot: TESTS };
  const allowed = ['contract/', ...[folder, ...folders].map((name) => `src/${name}/`)].join('|');
  return [
    {
      name: `${folder}-values`,
      from,
      to: { path: OURS, pathNot: `^(?:${allowed})`, dependencyTypesNot: TYPES },
    },
    {
      name: `${folder}-types`,
      from,
      to: { path: OURS, pathNot: `^(?:${allowed}|src/content/)`, dependencyTypes: TYPES },
    },
  ];
});

const rules = [
  ...layers,
  { name: 'no-circles', from: {}, to: { circular: true } },
  {
    name: 'site-apart-from-tools',
    comment: 'The site imports neither the service nor what builds and tests it.',
    from: { path: '^src/', pathNot: TESTS },
    to: { path: '^(?:inbox|build|tools|scripts|tests)/' },
  },
  {
    name: 'service-apart-from-site',
    comment: 'The service runs without the site, its build and its tests.',
    from: { path: '^inbox/' },
    to: { path: '^(?:src/(?!content/schema|lib)|build|tools|scripts|tests)/' },
  },
  {
    name: 'contract-apart',
    comment: 'What site and service share knows neither.',
    from: { path: '^contract/' },
    to: { path: '^(?:src|inbox|build|tools|scripts|tests)/' },
  },
  {
    name: 'integrations-apart-from-service',
    comment: 'The site builds without the service.',
    from: { path: '^build/', pathNot: TESTS },
    to: { path: '^inbox/' },
  },
  {
    name: 'astro-only-from-astro',
    comment:
      '.astro files are not read here. As no other file imports one, none can stand in a circle; noRestrictedImports in biome.json keeps their direction.',
    from: { path: '\\.[cm]?[jt]sx?$' },
    to: { path: '\\.astro$' },
  },
  {
    name: 'resolvable',
    comment: 'What is imported exists. Astro serves its own modules under these two prefixes.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(?:astro|virtual):' },
  },
  {
    name: 'declared-packages',
    comment: 'Every package that is imported stands in package.json.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
