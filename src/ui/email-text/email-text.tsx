import { Fragment } from 'react';

/** Renders an email address that may break after its @ and before a dot if the line is too short. */
export const EmailText = ({ address }: { address: string }) => (
  // One element for all parts, each of which would be an item in a flex container.
  <span>
    {address.split(/(?<=@)|(?=\.)/).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
