import type { DocumentSettings, UpdateDocumentSettings } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { numberOf, textOfNumber } from '../../../fields/decimal-text';
import { withoutBlanks } from '../../../forms/without-blanks';

/** The form values of the look of documents. They have the names of the API, so that its faults find their fields. */
export type DocumentSettingsValues = ReturnType<typeof documentSettingsValues>;
export type DocumentSettingsFields = UseFormReturnType<DocumentSettingsValues>;

/** Returns the form values of the settings. */
export function documentSettingsValues(settings: DocumentSettings) {
  const { template, paper, accent_color, locale, show_payment_code, payment_code_reference, preflight } =
    settings;
  return {
    ...{ template, paper, accent_color, show_payment_code, payment_code_reference, preflight },
    link_days_after_payment: textOfNumber(settings.link_days_after_payment),
    locale: locale as string | null,
    intro: settings.intro ?? '',
    closing: settings.closing ?? '',
    payment_url: settings.payment_url ?? '',
    footer: settings.footer.map(({ text }) => ({ text })),
  };
}

/** Builds the request body that replaces the settings. */
export function documentSettingsBody(values: DocumentSettingsValues): UpdateDocumentSettings {
  const { link_days_after_payment, ...others } = values;
  const days = numberOf(link_days_after_payment);
  return {
    ...(withoutBlanks(others) as UpdateDocumentSettings),
    ...(days === undefined ? {} : { link_days_after_payment: days }),
  };
}
