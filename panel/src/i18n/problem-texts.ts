import type { CountinghouseError, FieldFault } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import i18next from 'i18next';

/** What a problem means to a person, in their language. */
export function problemText(t: TFunction, { code }: CountinghouseError): string {
  // A refusal that only has a status, http_502, is that of a proxy.
  const known = code.startsWith('http_') ? 'unreadable_answer' : code;
  return t(`problems.${known as 'not_found'}`, { defaultValue: t('problems.internal_error') });
}

/** The service's own sentence about this occurrence; it is English, so only the English panel shows it. */
export function problemDetail({ problem }: CountinghouseError): string | undefined {
  return isEnglish() ? problem?.detail : undefined;
}

/** What is wrong with a field. In English the service's sentence, which knows the limits; else one for its code. */
export function faultText(t: TFunction, { code, detail }: FieldFault): string {
  if (isEnglish() && detail !== '') return detail;
  // The codes of the service grow; those that the panel does not know yet get a general sentence.
  return t(`faults.${code as 'required'}`, { defaultValue: t('faults.unknown') });
}

function isEnglish(): boolean {
  return i18next.language === 'en';
}
