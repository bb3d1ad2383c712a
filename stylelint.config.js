import { globSync, readFileSync } from 'node:fs';
import stylelint from 'stylelint';

/** Custom properties to which a style sheet or a script gives a value, and those of Astro's fonts. */
const declared = new Set(
  globSync('src/**/*.{css,ts,tsx}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/--[a-z][\w-]*(?=['"]?\s*[:,])/g) ?? [],
  ),
);

const known = 'project/known-token';
/** Reports a `var()` of a token that nothing declares: a browser drops such a declaration without a word. */
const knownToken = stylelint.createPlugin(known, (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls((node) => {
    for (const [, name] of node.value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g))
      if (!declared.has(name))
        stylelint.utils.report({
          ruleName: known,
          result,
          node,
          word: name,
          message: `nothing declares ${name}; add it to src/theme/tokens.css, or correct the name (${known})`,
        });
  });
});

/** Colours, durations and the sizes that recur have names, which src/theme/tokens.css declares. */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  extends: ['stylelint-config-standard'],
  plugins: [knownToken],
  rules: {
    [known]: true,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$|^(?:visually-hidden|screen-only|whole-card)$',
    // Safari knows only the prefixed name, and every other browser knows it, too.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-user-select'] }],
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    // A line that needs pixels anyway disables the rule and gives the reason.
    'unit-disallowed-list': ['px'],
    'no-descending-specificity': null,
    'at-rule-no-unknown': [true, { ignoreAtRules: ['view-transition', 'starting-style'] }],
    // CSS Modules: a state set on <html> before the first paint.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': [
      true,
      { ignorePseudoElements: ['details-content', 'view-transition-group'] },
    ],
  },
  overrides: [
    {
      files: ['src/theme/tokens.css'],
      // `npm run rebrand` writes six digits.
      rules: { 'color-no-hex': null, 'color-hex-length': null, 'unit-disallowed-list': null },
    },
  ],
};
