/** Colours, sizes and durations have names: they stand in theme/tokens.css and nowhere else. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$|^(?:visually-hidden|screen-only)$',
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    // A pixel stands only where a thing is hidden from the eye.
    'unit-disallowed-list': [['px'], { ignoreProperties: { px: ['width', 'height'] } }],
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
