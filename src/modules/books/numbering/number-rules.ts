import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import type { Transaction } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { issueDateIn } from './domain/issue-date.js';
import { canMeet, faultOfRule, patternOf } from './domain/number-format.js';
import {
  countsToCome,
  defaultNumbering,
  documentTypes,
  nextNumber,
  prefixes,
  type DocumentType,
  type NumberingRule,
} from './domain/number-series.js';
import type { NumberSeriesEntity } from './entities/number-series.entity.js';
import { NumberingRepository } from './numbering.repository.js';

/** How each kind of document gets its numbers. */
export type NumberingRules = Readonly<Record<DocumentType, NumberingRule>>;

/** Credit notes first, because every transaction that needs several series locks them in this order. */
const LOCK_ORDER: readonly DocumentType[] = ['credit_note', 'invoice', 'quote'];

const NAMES: Readonly<Record<DocumentType, string>> = {
  invoice: 'Invoices',
  credit_note: 'Credit notes',
  quote: 'Quotes',
};

/** What the settings see of the number series. */
export class NumberRules {
  private readonly series: NumberingRepository;

  constructor(private readonly tx: Transaction) {
    this.series = new NumberingRepository(tx);
  }

  /** As decided, or as it is while nobody has decided anything. */
  async all(): Promise<NumberingRules> {
    const decided = (await this.series.existing()).map((series) => {
      const { document_type, format, reset, first_number } = series;
      return [document_type, { format, reset, first_number }] as const;
    });
    return { ...defaultNumbering, ...Object.fromEntries(decided) };
  }

  /**
   * Changes the rules that are given and differ; their series stay locked until the transaction ends.
   *
   * Raises `validation_failed` with pointers below `at`.
   */
  async configure(given: Partial<NumberingRules>, at: string): Promise<NumberingRules> {
    assertPossible(given, at, prefixes[this.tx.mode]);
    const before = await this.all();
    assertApart(given, before, at);
    for (const type of LOCK_ORDER) {
      const rule = given[type];
      if (rule === undefined || isSame(rule, before[type])) continue;
      const series = await this.series.lock(type);
      assertUnissued(series, rule, `${at}/${type}`);
      await this.assertUnused(await this.series.change(series, rule), `${at}/${type}`);
    }
    return this.all();
  }

  /** A number that an earlier format has made would stop all issuing when the count comes to it. */
  private async assertUnused(series: NumberSeriesEntity, at: string): Promise<void> {
    if (series.documents === 0n) return;
    const { mode } = this.tx;
    const { today } = await organizationToday(this.tx);
    const date = issueDateIn(series.last_issue_date, { issueDate: undefined, today });
    for (const day of [date, ...countsToCome(series, date)]) {
      const { sequence, number } = nextNumber(series, day, mode);
      const pattern = patternOf(prefixes[mode] + series.format, day);
      const used = await this.series.usedNumber(series.document_type, pattern, sequence);
      if (used === undefined) continue;
      const when = day === date ? 'The next number' : `The first number from ${day} on`;
      const detail = `${when} would be ${number}, and ${used} was used before. Let the new numbers differ by a letter.`;
      throw validationFailed([{ pointer: `${at}/format`, code: 'already_used', detail }]);
    }
  }
}

function assertPossible(given: Partial<NumberingRules>, at: string, prefix: string): void {
  const errors = documentTypes.flatMap((type): FieldFault[] => {
    const rule = given[type];
    const detail = rule && faultOfRule(rule, prefix);
    return detail === undefined ? [] : [{ pointer: `${at}/${type}/format`, code: 'wrong_format', detail }];
  });
  if (errors.length > 0) throw validationFailed(errors);
}

/** Two documents of different kinds with the same number would be taken for one. */
function assertApart(given: Partial<NumberingRules>, before: NumberingRules, at: string): void {
  const now = { ...before, ...given };
  const changed = documentTypes.filter((type) => now[type].format !== before[type].format);
  const pairs = changed.flatMap((type) => documentTypes.map((other) => [type, other] as const));
  const met = pairs.find(([type, other]) => type !== other && canMeet(now[type].format, now[other].format));
  if (met === undefined) return;
  const [one = '', two = ''] = documentTypes.filter((type) => met.includes(type)).map((type) => NAMES[type]);
  const detail = `${one} and ${two.toLowerCase()} could get the same number. Let them differ by a letter.`;
  throw validationFailed([{ pointer: `${at}/${met[0]}/format`, code: 'not_distinct', detail }]);
}

/** Numbers have no gap, so only the first document can have any number. */
function assertUnissued(
  { documents, first_number }: NumberSeriesEntity,
  rule: NumberingRule,
  at: string,
): void {
  if (documents === 0n || rule.first_number === undefined || rule.first_number === first_number) return;
  const detail = 'Documents were issued already, and their numbers have no gap.';
  throw validationFailed([{ pointer: `${at}/first_number`, code: 'not_allowed', detail }]);
}

function isSame(rule: NumberingRule, before: NumberingRule): boolean {
  const { format, reset, first_number = before.first_number } = rule;
  return format === before.format && reset === before.reset && first_number === before.first_number;
}
