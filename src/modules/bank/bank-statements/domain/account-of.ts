import type { ReadStatement } from '../../../../kernel/bank/read-statement.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';

interface Account {
  readonly iban: string | null;
  readonly account_number: string | null;
  readonly currency: CurrencyCode;
}

/** Fewer digits of an account number are no evidence. */
const DIGITS_MIN = 6;

/** Whether a statement is of an account. One that names no account is, and so is any if the account has no number. */
export function isOfAccount(
  { account, currency }: Pick<ReadStatement, 'account' | 'currency'>,
  { iban, account_number, currency: own }: Account,
): boolean {
  if (currency !== null && currency !== own) return false;
  if (account === null || (iban === null && account_number === null)) return true;
  return (
    (iban !== null && isIbanOf(account, iban)) || (account_number !== null && isSame(account, account_number))
  );
}

/** The IBAN itself, or what banks write in its place: the code of the bank and the account, or the account alone. */
function isIbanOf(account: string, iban: string): boolean {
  if (account === iban) return true;
  const parts = account.split('/').map((part) => part.replace(/\D/g, ''));
  const number = parts.at(-1)?.replace(/^0+/, '') ?? '';
  const bank = parts.length > 1 ? (parts[0] ?? '') : '';
  const isBare = /^[\d/ ]+$/.test(account) && number.length >= DIGITS_MIN;
  return isBare && iban.endsWith(number.padStart(DIGITS_MIN, '0')) && iban.slice(4).includes(bank);
}

function isSame(account: string, number: string): boolean {
  const bare = (text: string): string => text.replace(/[\s./-]/g, '').toUpperCase();
  return bare(account) === bare(number);
}
