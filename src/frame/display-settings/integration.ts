import type { AstroIntegration } from 'astro';
import type { AtRule, Plugin, Rule } from 'postcss';
import { features } from '../../content/features.ts';

/** Media features, and the attributes of the corresponding settings on the site. */
const CHOICES = {
  '(prefers-reduced-motion: reduce)': '[data-motion="off"]',
  '(prefers-contrast: more)': '[data-contrast="more"]',
};
const ALLOWED = '(prefers-reduced-motion: no-preference)';

/** Returns a selector that only matches while the root element matches `state`, an attribute selector. */
const whileRoot = (state: string) => (selector: string) =>
  /^(?::root|html)(?![\w-])/.test(selector)
    ? selector.replace(/^(?::root|html)/, `:root${state}`)
    : `:root${state} ${selector}`;

function styleRules(media: AtRule): Rule[] {
  const rules: Rule[] = [];
  media.walkRules((rule) => {
    const { parent } = rule;
    if (!(parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)))
      rules.push(rule);
  });
  return rules;
}

/**
 * Also applies rules for reduced motion or more contrast if a visitor chose them on the site, and rules for motion only while it is on.
 * @throws if such a condition is only a part of a query
 */
export const displaySettingsPlugin: Plugin = {
  postcssPlugin: 'display-settings',
  Once(sheet) {
    sheet.walkAtRules('media', (media) => {
      const { params } = media;
      if (params === ALLOWED) {
        for (const rule of styleRules(media))
          rule.selectors = rule.selectors.map(whileRoot(':not([data-motion="off"])'));
        return;
      }
      const condition = Object.keys(CHOICES).find((one) => params.includes(one));
      if (!condition && !params.includes(ALLOWED)) return;
      if (params !== condition)
        throw media.error('write this condition in an @media of its own, so that choices apply');
      const twin = media.clone();
      twin.walkAtRules(/keyframes$/, (keyframes) => {
        keyframes.remove();
      });
      for (const rule of styleRules(twin))
        rule.selectors = rule.selectors.map(whileRoot(CHOICES[condition as keyof typeof CHOICES]));
      media.after(twin.nodes ?? []);
    });
  },
};

export function displaySettings(): AstroIntegration {
  return {
    name: 'display-settings',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (features.displaySettings)
          updateConfig({ vite: { css: { postcss: { plugins: [displaySettingsPlugin] } } } });
      },
    },
  };
}
