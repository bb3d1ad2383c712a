import { type CSSProperties, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ServiceTexts } from '../texts.ts';

/** A finished e-mail without its recipient. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  /** Constant for one notification, so that mail programs recognise a repetition. */
  messageId: string;
  /** Whom an answer goes to; left out unless it is a plain address. */
  replyTo?: { name: string; address: string };
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

export type Row = readonly [label: string, text: string];

/** Text and background are the mail program's own. This grey has a contrast of 4.5:1 on white and on black. */
const GREY = '#767676';
/** Mail programs drop style sheets, so styles stand in attributes. */
const STYLES = {
  body: { margin: 0, padding: '24px 16px', fontFamily: 'sans-serif', lineHeight: 1.5 },
  column: { maxWidth: '600px', margin: '0 auto' },
  brand: { margin: '0 0 24px', color: GREY, fontWeight: 'bold' },
  heading: { margin: '0 0 16px', fontSize: '20px', lineHeight: 1.3 },
  paragraph: { margin: '0 0 16px' },
  label: { padding: '4px 16px 4px 0', color: GREY, textAlign: 'start', verticalAlign: 'top' },
  value: { padding: '4px 0 12px', verticalAlign: 'top' },
  footer: { margin: '24px 0 0', padding: '16px 0 0', borderTop: `1px solid ${GREY}`, color: GREY },
} satisfies Record<string, CSSProperties>;

interface EmailLayoutProps {
  texts: ServiceTexts;
  heading: string;
  children: ReactNode;
  footer?: readonly string[];
}

/** The document of every e-mail: the brand, a heading, the content, a footer. */
export function EmailLayout({ texts, heading, children, footer = [] }: EmailLayoutProps) {
  return (
    <html lang={texts.language} dir={texts.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading}</title>
      </head>
      <body style={STYLES.body}>
        <div style={STYLES.column}>
          <p style={STYLES.brand}>{texts.name}</p>
          <h1 style={STYLES.heading}>{heading}</h1>
          {children}
          {footer.length > 0 && <div style={STYLES.footer}>{lines(footer.join('\n'))}</div>}
        </div>
      </body>
    </html>
  );
}

/** A paragraph that keeps its line breaks, with a link on a line of its own. */
export function Paragraph({ text, url }: { text: string; url?: string }) {
  return (
    <p style={STYLES.paragraph} dir="auto">
      {lines(text)}
      {url && <br />}
      {url && <a href={url}>{url}</a>}
    </p>
  );
}

export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <table>
      <tbody>
        {rows.map(([label, text]) => (
          <tr key={label}>
            <th style={STYLES.label} scope="row">
              {label}
            </th>
            <td style={STYLES.value} dir="auto">
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lines = (text: string) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** Returns the HTML part of an e-mail. */
export const htmlPart = (email: ReactElement): string =>
  `<!doctype html>${renderToStaticMarkup(email)}`;

/** Returns the plain-text part: the parts that are not empty, the footer behind the line of a signature. */
export function textPart(parts: readonly string[], footer: readonly string[] = []): string {
  const signature = footer.length > 0 ? [['-- ', ...footer].join('\n')] : [];
  return `${[...parts.filter(Boolean), ...signature].join('\n\n')}\n`;
}
