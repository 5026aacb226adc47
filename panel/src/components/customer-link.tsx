import { Anchor, type AnchorProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';

interface CustomerLinkProps extends Pick<AnchorProps, 'size'> {
  readonly id: string;
  readonly name: string;
}

/** A link with the name of the customer. */
export function CustomerLink({ id, name, ...props }: CustomerLinkProps) {
  return (
    <Anchor
      {...props}
      renderRoot={(link) => <Link to="/customers/$customerId" params={{ customerId: id }} {...link} />}
    >
      {name}
    </Anchor>
  );
}
