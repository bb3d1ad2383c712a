import { Fragment } from 'react';

/** An email address that breaks, in a narrow column, before a sign and never inside a word. What is copied holds no break. */
export function EmailAddress({ address }: { address: string }) {
  return address.split(/(?=[@.-])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
