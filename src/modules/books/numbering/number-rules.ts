import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import type { Transaction } from '../../../platform/index.js';
import { canMeet, faultOfRule } from './domain/number-format.js';
import {
  defaultNumbering,
  documentTypes,
  prefixes,
  type DocumentType,
  type NumberingRule,
} from './domain/number-series.js';
import { NumberingRepository } from './numbering.repository.js';

/** How each kind of document gets its numbers. */
export type NumberingRules = Readonly<Record<DocumentType, NumberingRule>>;

/** Credit notes first, because every transaction that needs both series locks them in this order. */
const LOCK_ORDER: readonly DocumentType[] = ['credit_note', 'invoice'];

/** What the settings see of the number series. */
export class NumberRules {
  private readonly series: NumberingRepository;

  constructor(private readonly tx: Transaction) {
    this.series = new NumberingRepository(tx);
  }

  /** As decided, or as it is while nobody has decided anything. */
  async all(): Promise<NumberingRules> {
    const decided = (await this.series.existing()).map(({ document_type, format, reset }) => {
      return [document_type, { format, reset }] as const;
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
      await this.series.change(await this.series.lock(type), rule);
    }
    return this.all();
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

/** An invoice and a credit note with the same number would be taken for one document. */
function assertApart(given: Partial<NumberingRules>, before: NumberingRules, at: string): void {
  const now = { ...before, ...given };
  const changed = documentTypes.find((type) => now[type].format !== before[type].format);
  if (changed === undefined || !canMeet(now.invoice.format, now.credit_note.format)) return;
  const detail = 'Invoices and credit notes could get the same number. Let them differ by a letter.';
  throw validationFailed([{ pointer: `${at}/${changed}/format`, code: 'not_distinct', detail }]);
}

function isSame(one: NumberingRule, other: NumberingRule): boolean {
  return one.format === other.format && one.reset === other.reset;
}
