interface Line {
  readonly product_id: string;
  readonly quote_item_id: string | null;
}

/**
 * The lines of a quote behind new lines that take the place of others: each stays with its product, in their order.
 * Undefined where no line came from a quote.
 */
export function keptQuoteItems(
  before: readonly Line[],
  items: readonly Pick<Line, 'product_id'>[],
): (string | null)[] | undefined {
  const free = before.filter(({ quote_item_id }) => quote_item_id !== null);
  if (free.length === 0) return undefined;
  return items.map(({ product_id }) => {
    const at = free.findIndex((one) => one.product_id === product_id);
    const [kept] = at < 0 ? [] : free.splice(at, 1);
    return kept?.quote_item_id ?? null;
  });
}
