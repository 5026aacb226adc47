import { cut, hundredths, type CodeStandard } from './transfer.js';

const NAME_MAX = 20;
const TITLE_MAX = 32;
/** In hundredths of a zloty; more has no code. */
const AMOUNT_DIGITS = 6;

/** For zlotys. Source: the recommendation on two-dimensional codes of the Polish Bank Association, 2013. */
export const zbp: CodeStandard = ({ iban, name, currency, amount, reference, vat_id }) => {
  const units = hundredths(amount);
  if (currency !== 'PLN' || !iban.startsWith('PL') || units.length > AMOUNT_DIGITS) return undefined;
  const taxNumber = /^PL(\d{10})$/.exec(vat_id ?? '')?.[1] ?? '';
  const [named, title] = [plain(name, NAME_MAX), plain(reference, TITLE_MAX)];
  return [taxNumber, 'PL', iban.slice(2), units.padStart(AMOUNT_DIGITS, '0'), named, title, '', '', ''].join(
    '|',
  );
};

/** A bar would end the field. */
function plain(text: string, max: number): string {
  return cut(text.replaceAll('|', ' '), max).trim();
}
