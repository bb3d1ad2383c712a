import { type Language, language, localPath, pathIn } from '../../content/language.ts';
import { pages } from '../../content/pages.ts';
import { pricesAreInvented, rateCardIn } from '../../content/prices.ts';
import { siteIn } from '../../content/site.ts';
import type { EstimatorProps } from '../../features/estimator/estimator.tsx';
import { withBase } from '../../lib/base-path.ts';
import { demoLabel } from './demo.ts';

/** The estimator in a language. @throws where prices.yaml has none */
export function estimatorParts(one: Language = language) {
  const { title, text, card, format } = rateCardIn(one);
  const isServed = siteIn(one).form.endpoint.startsWith('/');
  const attach = isServed ? withBase(pathIn(one, '/estimate')) : undefined;
  const props: Omit<EstimatorProps, 'query'> = { card, format, attach };
  return {
    title,
    text,
    demo: demoLabel(pricesAreInvented),
    props,
    source: withBase(localPath('/estimator.json')),
    // A host without a server has no page of the estimator.
    link: isServed
      ? { label: card.labels.open, href: localPath('/estimate') }
      : { label: pages.contact.name, href: pages.contact.path },
  };
}
