import type { CountinghouseError, FieldFault } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import i18next from 'i18next';
import { dayPattern } from './day-marks';
import { localeOf } from './languages';

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

/**
 * What the panel itself says of its fields: that one is empty, and in which format it takes a date. The same thing
 * twice in different words looks like two things.
 */
const SAID_BY_PANEL: readonly string[] = ['required', 'wrong_date'];

/**
 * Returns the text of a fault: in English the service's sentence, which names the limits, otherwise one for its code.
 */
export function faultText(t: TFunction, { code, detail }: FieldFault): string {
  if (isEnglish() && detail !== '' && !SAID_BY_PANEL.includes(code)) return detail;
  // The service may have newer codes. Unknown ones get a general sentence.
  const format = dayPattern(t, localeOf(i18next.language));
  return t(`faults.${code as 'wrong_date'}`, { defaultValue: t('faults.unknown'), format });
}

function isEnglish(): boolean {
  return i18next.language === 'en';
}
