import type { TFunction } from 'i18next';
import { decimalFault } from '../fields/decimal-text';

/** Returns a validator for decimals that cannot be sent as typed. The service validates everything else. */
export function decimalCheck(t: TFunction): (text: string) => string | null {
  return (text) => {
    const fault = decimalFault(text);
    return fault === undefined ? null : t(`faults.${fault}`);
  };
}
