import type { ProductPrice } from '@countinghouse/client';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import { priceListChoices } from '../../price-lists/price-list-queries';
import type { InvoiceLineProps } from './line-props';
import classes from './invoice-lines.module.css';
import { offeredText } from './use-offer';
import '../../i18n/price-list-texts';

type LineOfferProps = Pick<InvoiceLineProps, 'line' | 'index' | 'currency' | 'prices' | 'steps'>;

/** Below a line of a customer with a price list: where its price comes from, or what it would be by the list. */
export function LineOffer({ offer, ...props }: LineOfferProps & { readonly offer: ProductPrice }) {
  const { line, index, currency, prices, steps } = props;
  const { t } = useTranslation();
  const { money } = useFormats();
  const said = useSource(offer, props);
  const offered = offeredText(offer, prices);
  const isOther = offered !== '' && offered !== line.price;
  if (offered === '' && line.price !== '') return null;
  return (
    <p className={classes.offer} role="status">
      {isOther ? t('priceLists.offer_instead', { price: money(offer.price ?? 0, currency) }) : said}
      {isOther && (
        <Anchor
          component="button"
          type="button"
          size="xs"
          onClick={() => {
            steps.change(index, { price: offered, price_from: prices.areSent ? 'proposed' : 'offered' });
            // The button goes away, and keys shall still belong to the line.
            steps.focus(index, '[data-field$=".price"]');
          }}
        >
          {t('priceLists.offer_use')}
        </Anchor>
      )}
    </p>
  );
}

/** Returns the sentence on where a price comes from, or why there is none. */
function useSource(offer: ProductPrice, { prices, currency }: LineOfferProps): string {
  const { t } = useTranslation();
  const { decimal, percent } = useFormats();
  const { data: lists = [] } = useQuery(priceListChoices);
  const { no_price, price_source } = offer;
  if (no_price !== null) return t(`priceLists.offer_none_${no_price.code as 'archived'}`, { currency });
  const {
    from,
    price_list_id: id = '',
    min_quantity,
    discount_percent,
  } = price_source ?? { from: 'product' };
  if (from === 'product') return t('priceLists.offer_product');
  const list = lists.find((one) => one.id === id)?.name ?? t('priceLists.basics');
  if (offeredText(offer, prices) === '') return t('priceLists.offer_tax', { list });
  if (discount_percent !== undefined) {
    return t('priceLists.offer_listLess', { list, percent: percent(discount_percent) });
  }
  if (min_quantity === undefined) return t('priceLists.offer_list', { list });
  return t('priceLists.offer_listFrom', { list, quantity: decimal(min_quantity) });
}
