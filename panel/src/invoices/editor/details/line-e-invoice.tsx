import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../fields/day-field';
import { MoneyField } from '../../../fields/number-fields';
import { CountrySelect } from '../../../forms/country-select';
import { valueAt } from '../../../forms/fault-paths';
import { filledIn, withValueAt, type FieldSource } from '../../../forms/field-source';
import { IdentifierFields, SourceEntries } from '../../../forms/identifier-fields';
import { useIsInAddress } from '../../../forms/use-field-in-address';
import '../../../i18n/e-invoice-texts';
import { Fold } from '../../../forms/fold';
import classes from '../../../forms/fold.module.css';
import lines from '../invoice-lines.module.css';
import type { InvoiceLineProps } from '../line-props';

const CLASSIFICATIONS_MAX = 10;
const ATTRIBUTES_MAX = 50;

interface LineEInvoiceProps extends InvoiceLineProps {
  readonly isOpened: boolean;
  readonly onToggle: () => void;
}

/** What electronic invoices can contain of a line: a button where something is filled in, nothing else by itself. */
export function LineEInvoice({ isOpened, onToggle, ...props }: LineEInvoiceProps) {
  const { t } = useTranslation();
  const { index, line, errors } = props;
  const path = `items.${index}.details`;
  const isInAddress = useIsInAddress(path);
  const isFaulty = Object.keys(errors).some((one) => one.startsWith(`${path}.`));
  // The unit usually comes with the product.
  const filled = filledIn({ ...line.details, unit: null });
  const isOpen = isOpened || isFaulty || isInAddress;
  if (!isOpen && filled === 0) return null;
  return (
    <div className={lines.details} data-labelled>
      <Fold
        label={t('eInvoice.lineFold', { number: index + 1 })}
        isOpen={isOpen}
        onToggle={onToggle}
        filled={filled}
      >
        <Fields source={lineSource(props)} currency={props.currency} />
      </Fold>
    </div>
  );
}

/** Returns the detail fields of a line, which are changed through the steps of the lines. */
function lineSource({ line, index, steps, errors }: InvoiceLineProps): FieldSource {
  const { details } = line;
  const path = (field: string): string => `items.${index}.details.${field}`;
  const change = (field: string, value: unknown): void =>
    steps.change(index, { details: withValueAt(details, field, value) });
  return {
    valueAt: (field) => valueAt(details, field),
    errorAt: (field) => errors[path(field)],
    change,
    field: (field) => ({
      value: valueAt(details, field),
      error: errors[path(field)],
      'data-field': path(field),
      onChange: (given: unknown) => change(field, typedValue(given)),
    }),
  };
}

/** Inputs of text report an event, all others their value. */
function typedValue(given: unknown): unknown {
  const target = valueAt(given, 'currentTarget');
  return target instanceof HTMLElement && 'value' in target ? target.value : given;
}

interface FieldsProps {
  readonly source: FieldSource;
  readonly currency: string;
}

function Fields({ source, currency }: FieldsProps) {
  const { t } = useTranslation();
  const scheme = { source, list: 'identifiers' } as const;
  return (
    <div className={classes.fields}>
      <Textarea label={t('eInvoice.lineNote')} autosize maxRows={6} {...source.field('note')} />
      <TextInput label={t('eInvoice.unitLabel')} {...source.field('unit.label')} />
      <TextInput label={t('eInvoice.unitCode')} {...source.field('unit.code')} />
      <TextInput label={t('eInvoice.orderLine')} {...source.field('order_line_reference')} />
      <TextInput label={t('eInvoice.buyerItemId')} {...source.field('buyer_item_id')} />
      <IdentifierFields {...scheme} path="standard_id" label={t('eInvoice.standardId')} />
      <TextInput label={t('eInvoice.accountingReference')} {...source.field('buyer_accounting_reference')} />
      <IdentifierFields {...scheme} path="invoiced_object" label={t('eInvoice.invoicedObject')} />
      <DayField label={t('eInvoice.periodStart')} {...source.field('service_period.start')} />
      <DayField label={t('eInvoice.periodEnd')} {...source.field('service_period.end')} />
      <MoneyField label={t('eInvoice.listPrice')} currency={currency} {...source.field('list_price')} />
      <MoneyField
        label={t('eInvoice.priceDiscount')}
        currency={currency}
        {...source.field('price_discount')}
      />
      <CountrySelect label={t('eInvoice.originCountry')} {...source.field('origin_country')} />
      <Checkbox
        label={t('eInvoice.withholdable')}
        checked={source.valueAt('withholdable') !== 'no'}
        onChange={(event) => source.change('withholdable', event.currentTarget.checked ? '' : 'no')}
      />
      <div className={classes.wide}>
        <Classifications source={source} />
      </div>
      <div className={classes.wide}>
        <Attributes source={source} />
      </div>
    </div>
  );
}

function Classifications({ source }: Pick<FieldsProps, 'source'>) {
  const { t } = useTranslation();
  return (
    <SourceEntries
      source={source}
      path="classifications"
      label={t('eInvoice.classifications')}
      add={t('eInvoice.classificationAdd')}
      countMax={CLASSIFICATIONS_MAX}
      blank={{ scheme: '', value: '', version: '' }}
    >
      {(at) => (
        <>
          <TextInput label={t('eInvoice.identifier')} data-entry-start {...source.field(`${at}.value`)} />
          <TextInput label={t('eInvoice.scheme')} {...source.field(`${at}.scheme`)} />
          <TextInput label={t('eInvoice.classificationVersion')} {...source.field(`${at}.version`)} />
        </>
      )}
    </SourceEntries>
  );
}

function Attributes({ source }: Pick<FieldsProps, 'source'>) {
  const { t } = useTranslation();
  return (
    <SourceEntries
      source={source}
      path="attributes"
      label={t('eInvoice.attributes')}
      add={t('eInvoice.attributeAdd')}
      countMax={ATTRIBUTES_MAX}
      blank={{ name: '', value: '' }}
    >
      {(at) => (
        <>
          <TextInput label={t('eInvoice.attributeName')} data-entry-start {...source.field(`${at}.name`)} />
          <TextInput label={t('eInvoice.attributeValue')} {...source.field(`${at}.value`)} />
        </>
      )}
    </SourceEntries>
  );
}
