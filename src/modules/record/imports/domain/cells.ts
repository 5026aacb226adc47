import { dateOfCell, type DateOrder } from '../../../../kernel/tables/date-cells.js';
import { numberOfCell, type TableDecimal } from '../../../../kernel/tables/number-cells.js';
import { plainName, type CellKind } from './import-fields.js';

/** What exports put before a text, so that no spreadsheet executes it. */
const MARK_OF_EXPORT = /^'(?=[=+\-@])/;
const YES = new Set(['true', 'yes', 'y', '1', 'active', 'ja', 'wahr', 'aktiv', 'oui', 'vrai', 'actif', 'x']);
const NO = new Set([
  'false',
  'no',
  'n',
  '0',
  'inactive',
  'nein',
  'falsch',
  'inaktiv',
  'non',
  'faux',
  'inactif',
]);
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' };
const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'nl'];

/** How numbers and dates are written. */
export interface CellForms {
  readonly decimal: TableDecimal;
  readonly dates: DateOrder;
}

/** What programs call the states of invoices that were issued. */
const STATUSES = {
  open:
    'open sent viewed overdue unpaid partial partiallypaid partlypaid outstanding due pastdue approved authorised ' +
    'offen versendet gesendet uberfallig ueberfaellig teilbezahlt teilweisebezahlt mahnung ouverte envoyee impayee ' +
    'enretard',
  paid: 'paid closed settled bezahlt beglichen payee payee paye reglee',
  void: 'void voided cancelled canceled reversed storniert storno annulee annule',
} as const;

function statusOf(word: string): string | undefined {
  const plain = plainName(word);
  const found = Object.entries(STATUSES).find(([, words]) => words.split(' ').includes(plain));
  return found?.[0];
}

/** The value of a cell. Undefined for an empty one; text that is no such value stays, so that a rule refuses it. */
export function valueOfCell(cell: string, kind: CellKind, { decimal, dates }: CellForms): unknown {
  const text = cell.trim().replace(MARK_OF_EXPORT, '');
  if (text === '') return undefined;
  const word = text.toLowerCase();
  switch (kind) {
    case 'number':
      return numberOfCell(text, decimal) ?? text;
    case 'flag':
      return YES.has(word) ? true : NO.has(word) ? false : text;
    case 'country':
      return countryOf(text) ?? text;
    case 'currency':
      return SIGNS[text] ?? text.toUpperCase();
    case 'code':
      return text.replace(/\s+/g, '');
    case 'date':
      return dateOfCell(text, dates) ?? text;
    case 'status':
      return statusOf(word) ?? text;
    case 'text':
      return text;
  }
}

/** The code of a country by its code or its name in one of six languages; undefined for another text. */
function countryOf(text: string): string | undefined {
  const code = text.toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : countries().get(plainName(text));
}

let named: ReadonlyMap<string, string> | undefined;

function countries(): ReadonlyMap<string, string> {
  named ??= new Map([
    ...namesOfCountries(),
    ['uk', 'GB'],
    ['usa', 'US'],
    ['greatbritain', 'GB'],
    ['holland', 'NL'],
  ]);
  return named;
}

function namesOfCountries(): [string, string][] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code): [string, string][] => {
      const name = OUTDATED.has(code) ? undefined : names.of(code);
      return name === undefined ? [] : [[plainName(name), code]];
    });
  });
}

/** Codes that ICU still has names for, and that no country has: of the UK, of France and others. */
const OUTDATED = new Set([
  'UK',
  'FX',
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'DD',
  'SU',
  'YU',
  'CS',
  'TP',
  'ZR',
  'BU',
]);
