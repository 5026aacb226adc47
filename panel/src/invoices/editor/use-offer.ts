import type { Product, ProductPrice } from '@countinghouse/client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { numberOf, textOfNumber } from '../../fields/decimal-text';
import { priceQuery } from '../../price-lists/price-list-queries';
import { useMay } from '../../session/use-session';
import type { LineValues } from '../line-values';
import type { InvoiceLineProps, LinePrices } from './line-props';

const PAUSE_MS = 200;

type Line = Pick<InvoiceLineProps, 'line' | 'index' | 'currency' | 'prices' | 'steps'>;

/**
 * Asks what the product costs the customer, and lets the field follow until somebody types a price. Undefined where the
 * customer has no price list, or nothing is asked yet.
 *
 * Takes what the product itself proposes, for a customer without a list.
 */
export function useOffer(props: Line, proposed: string | undefined): ProductPrice | undefined {
  const { line, index, prices, steps } = props;
  const { price, price_from, product_id } = line;
  const mayAsk = useMay('price_lists:read');
  const { data } = useAnswer(props, mayAsk);
  const isOfLine = data?.product_id === product_id && data?.customer_id === prices.customer_id;
  const offer = prices.list != null && isOfLine ? data : undefined;
  const change = followed(line, { prices, mayAsk, proposed, offered: offer && offeredText(offer, prices) });
  const wanted = change?.price ?? price;
  const from = change?.price_from ?? price_from;
  useEffect(() => {
    if (wanted !== price || from !== price_from) steps.fill(index, { price: wanted, price_from: from });
  }, [wanted, from, price, price_from, index, steps]);
  return offer;
}

/** Returns what follows a customer's list in the field: the price, or nothing where prices differ in their tax. */
export function offeredText({ price, prices_include_tax }: ProductPrice, { includeTax }: LinePrices): string {
  return prices_include_tax === null || prices_include_tax === includeTax ? textOfNumber(price) : '';
}

interface Following {
  readonly prices: LinePrices;
  readonly mayAsk: boolean;
  readonly proposed: string | undefined;
  readonly offered: string | undefined;
}

/** Returns what a price that nobody typed becomes; undefined if it stays. */
export function followed(line: LineValues, following: Following): Partial<LineValues> | undefined {
  const { prices, mayAsk, proposed, offered } = following;
  const { price_from, product_id } = line;
  if (price_from === 'typed' || product_id === null || prices.list === undefined) return undefined;
  if (prices.list === null || !mayAsk) {
    if (price_from === 'proposed' || prices.areSent) return undefined;
    return { price_from: 'proposed', price: proposed ?? '' };
  }
  const isNew = price_from === 'proposed' && !prices.areSent;
  const from = isNew ? { price_from: 'offered' as const } : {};
  if (offered !== undefined) return { ...from, price: offered };
  return isNew ? { ...from, price: '' } : undefined;
}

function useAnswer({ line, currency, prices }: Line, mayAsk: boolean) {
  const [text] = useDebouncedValue(line.quantity, PAUSE_MS);
  const { product_id } = line;
  const { customer_id, list, on } = prices;
  const quantity = numberOf(text) ?? 1;
  const isAsked = mayAsk && product_id !== null && customer_id !== null && list != null && quantity !== 0;
  const question = { product_id: product_id ?? '', customer_id: customer_id ?? '', quantity, currency, on };
  return useQuery({ ...priceQuery(question), enabled: isAsked, placeholderData: keepPreviousData });
}

/** Returns the own price of a product in this currency; undefined if it has none. */
export function ownPrice(
  { price, currency }: Product,
  asked: { currency: string; usual: string },
): string | undefined {
  return price !== null && (currency ?? asked.usual) === asked.currency ? textOfNumber(price) : undefined;
}
