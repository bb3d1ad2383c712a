import { choices, contentError } from './issues.ts';
import { parseYaml } from './yaml.ts';

/** Matches `{fact:warranty}`; a second brace before it makes it plain text. */
export const FACT = /(?<!\{)\{fact:([^{}]*)\}/g;

interface Files {
  read: (path: string) => string;
  exists: (path: string) => boolean;
}

/** Fills the facts of its language into the text of a content file. `reply-time` is in site.yaml. @throws {ContentError} if one is unknown */
export function withFacts(text: string, file: string, { read, exists }: Files): string {
  if (!text.includes('{fact:')) return text;
  const [folder = ''] = /^src\/content\/(?:[a-z]{2,3}\/)?/.exec(file) ?? [];
  const fieldsOf = (name: string) => {
    const path = [folder + name, `src/content/${name}`].find(exists);
    return Object(path && parseYaml(read(path), path));
  };
  const { form } = fieldsOf('site.yaml');
  const facts = { 'reply-time': form?.replyWithin, ...fieldsOf('facts.yaml').facts };
  return text.replace(FACT, (written: string, id: string, offset: number) => {
    if (Object.hasOwn(facts, id)) return facts[id];
    const remedy = `write one of: ${choices(id, Object.keys(facts))}, or add it there`;
    const source = `${file}:${text.slice(0, offset).split('\n').length}`;
    throw contentError(source, '', `has ${written}, which is not in facts.yaml; ${remedy}`);
  });
}
