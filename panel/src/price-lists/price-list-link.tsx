import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { priceListQuery } from './price-list-queries';

/** A price list by its name, which leads to its page. */
export function PriceListLink({ id }: { id: string }) {
  const { data } = useQuery(priceListQuery(id));
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/price-lists/$priceListId" params={{ priceListId: id }} {...props} />}
    >
      {data?.name ?? id}
    </Anchor>
  );
}
