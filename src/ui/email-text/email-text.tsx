import { Fragment } from 'react';

/** Renders an email address that may break after its @ and before a dot if a line is too short for it. */
export const EmailText = ({ address }: { address: string }) => (
  // One element for all parts: in a flex container each would be an item.
  <span>
    {address.split(/(?<=@)|(?=\.)/).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
