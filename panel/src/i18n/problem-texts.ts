import type { CountinghouseError, FieldFault } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import i18next from 'i18next';

/** Returns the meaning of a problem in the user's language. */
export function problemText(t: TFunction, { code }: CountinghouseError): string {
  // An error that has only a status, such as http_502, comes from a proxy.
  const known = code.startsWith('http_') ? 'unreadable_answer' : code;
  return t(`problems.${known as 'not_found'}`, { defaultValue: t('problems.internal_error') });
}

/** Returns the service's sentence about this occurrence. It is English, so only the English panel shows it. */
export function problemDetail({ problem }: CountinghouseError): string | undefined {
  return isEnglish() ? problem?.detail : undefined;
}

/** The panel itself says this of empty fields, and the same thing twice in different words looks like two things. */
const SAID_BY_PANEL = 'required';

/**
 * Returns the text of a fault: in English the service's sentence, which names the limits, otherwise one for its code.
 */
export function faultText(t: TFunction, { code, detail }: FieldFault): string {
  if (isEnglish() && detail !== '' && code !== SAID_BY_PANEL) return detail;
  // The service may have newer codes. Unknown ones get a general sentence.
  return t(`faults.${code as 'required'}`, { defaultValue: t('faults.unknown') });
}

function isEnglish(): boolean {
  return i18next.language === 'en';
}
