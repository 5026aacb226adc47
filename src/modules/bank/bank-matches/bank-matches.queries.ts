import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { BankLinesRepository, type BankLineEntity } from '../bank-statements/index.js';
import { meets, MatchingRulesRepository } from '../matching-rules/index.js';
import { BankMatchesRepository } from './bank-matches.repository.js';
import { CandidatesRepository } from './candidates.repository.js';
import type { RuleCandidate, SupplierCandidates } from './domain/candidates.js';
import { matched, type Matching } from './domain/match.js';
import { soughtMoney, type LeftOfLine } from './domain/sought.js';
import type { BankMatchEntity } from './entities/bank-match.entity.js';
import { SupplierMoney } from './supplier-money.js';

/** What a line may be, with the currency that its amounts are in. */
export interface LineMatching extends Matching {
  readonly currency: CurrencyCode;
}

/** Proposes what lines are. Nothing of it is stored, because documents change. */
@Injectable()
export class BankMatchesQueries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly money: SupplierMoney,
  ) {}

  /** Of a line that is done with, there are none. Raises `not_found`. */
  proposals(who: Principal, lineId: string): Promise<LineMatching> {
    return this.work.run(who, async (tx) => {
      const line = await new BankLinesRepository(tx).get(lineId);
      return { ...(await proposalsOf(tx, this.money, line)), currency: line.currency };
    });
  }

  /** Raises `not_found`. */
  matches(who: Principal, lineId: string): Promise<MatchesOfLine> {
    return this.work.read(who, async (tx) => {
      const found = [
        new BankLinesRepository(tx).get(lineId),
        new BankMatchesRepository(tx).all(lineId),
      ] as const;
      const [{ currency }, matches] = await Promise.all(found);
      return { matches, currency };
    });
  }
}

/** What a line is, and was said to be before, with the currency that amounts are in. */
export interface MatchesOfLine {
  readonly matches: readonly BankMatchEntity[];
  readonly currency: CurrencyCode;
}

/** What a line may be, as the books are now. */
export async function proposalsOf(
  tx: Transaction,
  money: SupplierMoney,
  line: BankLineEntity,
): Promise<Matching> {
  const rest = matchable(line);
  if (line.state === 'ignored' || rest.amount === 0n) return { proposals: [], findings: [] };
  const rules = await rulesMetBy(tx, line);
  const [found, suppliers] = await Promise.all([
    new CandidatesRepository(tx).of(rest, rules),
    rest.amount > 0n ? NOTHING_SPENT : money.candidates(tx, soughtMoney(rest)),
  ]);
  return matched(rest, { ...found, suppliers });
}

const NOTHING_SPENT: SupplierCandidates = { bills: [], payments: [], runs: [], payees: [] };

/** The rules that the whole line meets, in their order. */
async function rulesMetBy(tx: Transaction, line: BankLineEntity): Promise<RuleCandidate[]> {
  const rules = await new MatchingRulesRepository(tx).inUse(line);
  return rules.filter((rule) => meets(rule, line));
}

/** What is left of it. */
function matchable(line: BankLineEntity): LeftOfLine {
  return { ...line, amount: line.amount - line.matched_amount };
}
