import type { Quote } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { DayField } from '../fields/day-field';
import { ConflictDialog } from '../forms/conflict-dialog';
import { decimalCheck } from '../forms/decimal-faults';
import { useEdit } from '../forms/use-edit';
import { useSave } from '../forms/use-save';
import '../i18n/form-texts';
import '../i18n/quote-texts';
import { InvoiceActions } from '../invoices/editor/invoice-actions';
import { InvoiceSheet, invoiceChecks } from '../invoices/editor/invoice-form';
import { useInvoiceLabels } from '../invoices/editor/use-invoice-labels';
import { toFormPath, type InvoiceFields } from '../invoices/invoice-values';
import { ofQuotes, quoteBody, quoteValues, type QuoteFields, type QuoteValues } from './quote-values';

/** What happens after a draft is saved, if not just showing it. */
export type AfterSaving = 'issue' | 'new';

type OnSaved = (quote: Quote, next: AfterSaving | undefined) => void;

interface NewQuoteProps {
  /** The known initial values. */
  readonly initial: Partial<QuoteValues>;
  readonly onSaved: OnSaved;
}

/** Edits a new quote. It is saved as a draft, and issued only from there. */
export function NewQuoteForm({ initial, onSaved }: NewQuoteProps) {
  const { t } = useTranslation();
  const form = useQuoteForm({ ...quoteValues(), ...initial });
  const { submit, submitAs, isSaving, trouble } = useSave<QuoteValues, Quote, AfterSaving>({
    form,
    save: (values, key) => api.quotes.create(quoteBody(values), { idempotencyKey: key }),
    onSaved: (quote, next) => {
      form.resetDirty();
      onSaved(quote, next);
    },
    toFormPath,
  });
  return (
    <form onSubmit={submit} noValidate>
      <QuoteSheet form={form}>
        <InvoiceActions
          submit={t('invoiceEditor.saveDraft')}
          cancel={{ to: '/quotes' }}
          {...{ isSaving, trouble }}
          finalize={t('quotes.saveAndIssue')}
          onFinalize={() => submitAs('issue')}
          onSaveAndNew={() => submitAs('new')}
        />
      </QuoteSheet>
    </form>
  );
}

interface EditQuoteProps {
  readonly quote: Quote;
  readonly onSaved: OnSaved;
}

/** Edits a draft. */
export function EditQuoteForm({ quote, onSaved }: EditQuoteProps) {
  const { t } = useTranslation();
  const form = useQuoteForm(quoteValues(quote));
  const { id } = quote;
  const { submit, submitAs, conflict, giveUp, settle, isSaving, trouble } = useEdit<
    QuoteValues,
    Quote,
    AfterSaving
  >({
    form,
    record: quote,
    valuesOf: quoteValues,
    save: (values, version) => api.quotes.update(id, quoteBody(values), { ifVersion: version }),
    reload: () => api.quotes.get(id),
    onSaved: (saved, next) => {
      form.resetDirty();
      onSaved(saved, next);
    },
    toFormPath,
  });
  return (
    <form onSubmit={submit} noValidate>
      <QuoteSheet form={form}>
        <InvoiceActions
          submit={t('invoiceEditor.saveDraft')}
          cancel={{ to: '/quotes/$quoteId', params: { quoteId: id } }}
          {...{ isSaving, trouble }}
          finalize={t('quotes.saveAndIssue')}
          onFinalize={() => submitAs('issue')}
        />
      </QuoteSheet>
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} {...useQuoteLabels()} />
    </form>
  );
}

interface QuoteSheetProps {
  readonly form: QuoteFields;
  /** Placed below: the error and the actions. */
  readonly children: ReactNode;
}

/** The editor of invoices, with what only quotes have. */
function QuoteSheet({ form, children }: QuoteSheetProps) {
  const { t } = useTranslation();
  const head = (
    <DayField
      label={t('quotes.validUntil')}
      description={t('quotes.validUntilHint')}
      {...form.getInputProps('valid_until')}
    />
  );
  const words = (
    <Textarea
      label={t('quotes.terms')}
      description={t('quotes.termsHint')}
      autosize
      minRows={2}
      maxRows={12}
      {...form.getInputProps('terms')}
    />
  );
  // The form of invoices reads and writes its own fields, and leaves those of quotes alone.
  const ofInvoice = form as unknown as InvoiceFields;
  return (
    <InvoiceSheet form={ofInvoice} quote={{ calculation: ofQuotes, head, words }}>
      {children}
    </InvoiceSheet>
  );
}

function useQuoteForm(initialValues: QuoteValues): QuoteFields {
  const { t } = useTranslation();
  return useForm<QuoteValues>({ initialValues, validate: invoiceChecks(decimalCheck(t)) });
}

/** The labels of an invoice, and those of what only quotes have. */
function useQuoteLabels(): ReturnType<typeof useInvoiceLabels> {
  const { t } = useTranslation();
  const { labelOf, textOf } = useInvoiceLabels();
  const own: Readonly<Record<string, string>> = {
    valid_until: t('quotes.validUntil'),
    terms: t('quotes.terms'),
  };
  return { labelOf: (path) => own[path] ?? labelOf(path), textOf };
}
