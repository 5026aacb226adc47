import { cut, hundredths, type CodeStandard } from './transfer.js';

const NAME_MAX = 35;
const MESSAGE_MAX = 60;
/** Ten characters, so that 9999999.99 is the most. */
const UNITS_DIGITS = 9;
/** What a variable symbol is: no more than ten digits. */
const VARIABLE_SYMBOL = /^\d{1,10}$/;

/** For Czech crowns. Source: Short Payment Descriptor 1.0 of the Czech Banking Association. */
export const spayd: CodeStandard = ({ iban, bic, name, currency, amount, reference, due_date }) => {
  const units = hundredths(amount).padStart(3, '0');
  if (currency !== 'CZK' || !iban.startsWith('CZ') || units.length > UNITS_DIGITS) return undefined;
  const fields = [
    'SPD*1.0',
    `ACC:${iban}${bic === '' ? '' : `+${bic}`}`,
    `AM:${units.slice(0, -2)}.${units.slice(-2)}`,
    'CC:CZK',
    ...(due_date === undefined ? [] : [`DT:${due_date.replaceAll('-', '')}`]),
    ...(VARIABLE_SYMBOL.test(reference) ? [`X-VS:${reference}`] : []),
    `MSG:${plain(reference, MESSAGE_MAX)}`,
    `RN:${plain(name, NAME_MAX)}`,
  ];
  return fields.join('*');
};

/** Capital letters without marks, which a QR code holds in fewer modules; an asterisk would end the field. */
function plain(text: string, max: number): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return cut(letters.replace(/[^0-9A-Z $+\-./:]/g, ' '), max).trim();
}
