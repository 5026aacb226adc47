import type { TFunction } from 'i18next';
import { decimalFault } from '../fields/decimal-text';

/** Makes what tells a form that a decimal cannot be sent as typed. All else about it is the service's business. */
export function decimalCheck(t: TFunction): (text: string) => string | null {
  return (text) => {
    const fault = decimalFault(text);
    return fault === undefined ? null : t(`faults.${fault}`);
  };
}
