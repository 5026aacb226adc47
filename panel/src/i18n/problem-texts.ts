import type { TFunction } from 'i18next';
import type { ApiProblem } from '../api/problem';
import type { FieldFault } from '../api/types';
import i18next from 'i18next';

/** What a problem means to a person, in their language. */
export function problemText(t: TFunction, { code }: ApiProblem): string {
  return t(`problems.${code}`, { defaultValue: t('problems.internal_error') });
}

/** The service's own sentence about this occurrence; it is English, so only the English panel shows it. */
export function problemDetail({ detail }: ApiProblem): string | undefined {
  return isEnglish() && detail !== '' ? detail : undefined;
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
