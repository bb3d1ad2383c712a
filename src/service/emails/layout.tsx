import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CalendarFile } from '../booking/ics.ts';
import type { Row } from '../labels.ts';
import type { ServiceTexts } from '../texts.ts';

export interface Email {
  subject: string;
  text: string;
  html: string;
  /** Constant for one notification, so that mail programs recognise repeats. The sender's domain is appended. */
  messageId: string;
  /** Recipient of replies; left out unless it is a plain address. */
  replyTo?: { name: string; address: string };
  /** Marks an automatic reply (RFC 3834), so that mail programs do not answer it. */
  isReply?: true;
  calendar?: CalendarFile;
}

/** Empty paragraphs and notes are left out. */
export interface EmailContent {
  subject: string;
  heading: string;
  rows?: readonly Row[];
  paragraphs: readonly string[];
  /** The last paragraph, with the URL on a separate line. */
  link?: { text: string; url: string } | undefined;
  footer?: readonly string[];
}

/** Mail programs choose text and background. This grey has a contrast of 4.5:1 on white and on black. */
const GREY = '#767676';
/** Mail programs drop style sheets, so styles are inline. */
const STYLES = {
  body: {
    margin: 0,
    padding: '24px 16px',
    fontFamily: 'sans-serif',
    lineHeight: 1.5,
    // A long link must not make the whole mail wider than a phone.
    overflowWrap: 'anywhere',
  },
  column: { maxWidth: '600px', margin: '0 auto' },
  brand: { margin: '0 0 24px', color: GREY, fontWeight: 'bold' },
  heading: { margin: '0 0 16px', fontSize: '20px', lineHeight: 1.3 },
  paragraph: { margin: '0 0 16px' },
  label: {
    padding: '4px 16px 4px 0',
    color: GREY,
    overflowWrap: 'normal',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  value: { padding: '4px 0 12px', verticalAlign: 'top' },
  footer: { margin: '24px 0 0', padding: '16px 0 0', borderTop: `1px solid ${GREY}`, color: GREY },
} satisfies Record<string, CSSProperties>;

export function renderEmail(texts: ServiceTexts, content: EmailContent) {
  const { subject, heading, rows = [], link } = content;
  const paragraphs = content.paragraphs.filter(Boolean);
  const footer = (content.footer ?? []).filter(Boolean).join('\n');
  const list = rows.map(([label, text]) => `${label}: ${text}`).join('\n');
  const parts = [heading, list, ...paragraphs, link && `${link.text}\n${link.url}`];
  // "-- " marks the footer as a signature.
  const text = `${[...parts, footer && `-- \n${footer}`].filter(Boolean).join('\n\n')}\n`;
  const html = renderToStaticMarkup(
    <EmailLayout texts={texts} heading={heading}>
      {rows.length > 0 && <Rows rows={rows} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={STYLES.paragraph} dir="auto">
          {lines(paragraph)}
        </p>
      ))}
      {link && (
        <p style={STYLES.paragraph} dir="auto">
          {link.text}
          <br />
          <a href={link.url}>{link.url}</a>
        </p>
      )}
      {footer && <div style={STYLES.footer}>{lines(footer)}</div>}
    </EmailLayout>,
  );
  return { subject, text, html: `<!doctype html>${html}` };
}

interface EmailLayoutProps {
  texts: ServiceTexts;
  heading: string;
  children: ReactNode;
}

function EmailLayout({ texts, heading, children }: EmailLayoutProps) {
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
        </div>
      </body>
    </html>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
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
