import { Document, isScalar, parseDocument, visit } from 'yaml';

/** Style of the files of src/content/, so that an edit changes no other lines. */
const STYLE = { lineWidth: 100, flowCollectionPadding: false, singleQuote: true };

/** Parses a YAML text, keeping comments and layout. @throws if it is no YAML */
export function readDocument(text: string): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

export const yamlText = (document: Document) => document.toString(STYLE);

export const yamlOf = (value: unknown) => yamlText(new Document(value));

/**
 * Fills placeholders in a YAML text. `{name}` in a text becomes the text of `name`; a scalar that is only a placeholder
 * becomes the value itself, so that a number stays one. Placeholders without a value stay.
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
