import { Document, isScalar, parseDocument, visit } from 'yaml';

/** As the files of src/content/ are written, so that an edit changes the lines it is about and no others. */
const STYLE = { lineWidth: 100, flowCollectionPadding: false, singleQuote: true };

/** A YAML text whose comments and layout are kept. @throws where it is no YAML */
export function readDocument(text: string): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

export const yamlText = (document: Document) => document.toString(STYLE);

/** The text of a value as YAML. */
export const yamlOf = (value: unknown) => yamlText(new Document(value));

/**
 * A YAML text with values in the places of its scalars: `{name}` in a text becomes the text of `name`, a scalar that is
 * nothing but a place becomes the value itself, so that a number stays one. Places without a value stay as they are.
 */
export function fillYaml(text: string, values: Readonly<Record<string, string | number>>): string {
  const document = readDocument(text);
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value !== 'string') return;
      const whole = /^\{(\w+)\}$/.exec(node.value)?.[1];
      if (whole && whole in values) {
        node.value = values[whole];
        delete node.type;
      } else
        node.value = node.value.replace(/\{(\w+)\}/g, (place, name: string) =>
          String(values[name] ?? place),
        );
      if (isScalar(node)) delete node.source;
    },
  });
  return yamlText(document);
}
