import { Anchor, type AnchorProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';

interface CustomerLinkProps extends Pick<AnchorProps, 'size'> {
  readonly id: string;
  readonly name: string;
}

/** The customer of a document or payment, by name. */
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
