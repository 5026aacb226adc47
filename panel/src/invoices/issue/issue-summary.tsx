import type { TaxGroup } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import '../../i18n/invoice-texts';
import { nextNumbersQuery } from './issue-queries';
import classes from './issue-summary.module.css';
import { MissingDetails } from './missing-details';
import type { DatedDraft } from './supply-date';

/** The data of a document before it is issued. */
export interface IssuedDocument {
  readonly customer_id: string;
  readonly customer_name: string;
  readonly currency: string;
  readonly total: number;
  readonly issue_date: string | null;
  readonly due_date: string;
  readonly tax_breakdown: readonly TaxGroup[];
}

/** Summarizes a document before it is issued: customer, total, due date, number, and missing data. */
export function IssueSummary({ document, draft }: { document: IssuedDocument; draft?: DatedDraft }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const number = useNextNumber('invoice');
  const { customer_name, currency, total, issue_date, due_date } = document;
  return (
    <>
      <Particulars
        entries={[
          [t('invoices.customer'), customer_name],
          [t('invoices.total'), <strong key="total">{money(total, currency)}</strong>],
          [t('issue.number'), number],
          [t('invoices.issued'), issue_date === null ? t('issue.today') : day(issue_date)],
          [t('invoices.due'), day(due_date)],
        ]}
      />
      <MissingDetails
        customerId={document.customer_id}
        categories={document.tax_breakdown.map(({ category }) => category)}
        kind="invoice"
        draft={draft}
      />
    </>
  );
}

interface ParticularsProps {
  readonly entries: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values at the top of a dialog. */
export function Particulars({ entries }: ParticularsProps) {
  return (
    <dl className={classes.particulars}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the number that a document would get now; a dash if it cannot be loaded. */
export function useNextNumber(type: 'invoice' | 'credit_note'): string {
  const { data } = useQuery(nextNumbersQuery);
  return data?.data.find(({ document_type }) => document_type === type)?.next_number ?? '–';
}
