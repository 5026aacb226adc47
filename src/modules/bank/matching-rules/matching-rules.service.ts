import { Injectable } from '@nestjs/common';
import { mergedCustomer } from '../../../kernel/parties/merged-customer.js';
import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import {
  insufficientScope,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { CustomersRepository } from '../../books/customers/index.js';
import { payments } from '../../books/payments/payments.resource.js';
import { assertBooksUnlimited, BankAccountsRepository } from '../bank-accounts/index.js';
import { BankLinesRepository } from '../bank-statements/index.js';
import { meets } from './domain/meets.js';
import { ruleFaults } from './domain/rule-faults.js';
import { isGiven, type RuleDetails } from './domain/rule.js';
import type { MatchingRuleEntity } from './entities/matching-rule.entity.js';
import { matchingRuleCreated, matchingRuleDeleted, matchingRuleUpdated } from './matching-rules.events.js';
import { MatchingRulesRepository, type TestedRule } from './matching-rules.repository.js';

/** Each line is compared with each of them, and nobody reads more. */
const RULES_MAX = 500;
/** A test looks at so many lines. */
const LINES_MAX = 2_000;
/** A test shows so many. */
const SHOWN_MAX = 20;

/** What lines with something in common are. */
@Injectable()
export class MatchingRulesService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `validation_failed`; for `is_certain` of who may not book, `insufficient_scope` and `limit_exceeded`. */
  create(who: Principal, details: RuleDetails): Promise<MatchingRuleEntity> {
    assertMayBook(who, details);
    return this.work.run(who, async (tx) => {
      const rules = new MatchingRulesRepository(tx);
      await assertHolds(tx, details);
      const { count, last } = await rules.extent();
      if (count >= RULES_MAX) throw tooMany();
      const rule = await rules.insert({ ...details, position: details.position ?? last + 1 });
      tx.announce(matchingRuleCreated(rule));
      return rule;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<MatchingRuleEntity> {
    return this.work.read(who, (tx) => new MatchingRulesRepository(tx).get(id));
  }

  /** A position that is not given stays. Raises what creating raises, `not_found` and `precondition_failed`. */
  update(who: Principal, target: Target, details: RuleDetails): Promise<MatchingRuleEntity> {
    return this.work.run(who, async (tx) => {
      const rules = new MatchingRulesRepository(tx);
      const before = await rules.lock(target);
      assertMayBook(who, details);
      await assertHolds(tx, details);
      const rule = await rules.update(before, { ...details, position: details.position ?? before.position });
      tx.announce(matchingRuleUpdated(rule, before));
      return rule;
    });
  }

  /** Matches that follow it stay. Raises `not_found` and `precondition_failed`. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const rules = new MatchingRulesRepository(tx);
      const before = await rules.lock(target);
      await rules.delete(before.id);
      tx.announce(matchingRuleDeleted(before));
    });
  }

  /** Which of the newest lines a rule would meet; nothing is stored. Raises `validation_failed`. */
  test(who: Principal, details: RuleDetails): Promise<TestedRule> {
    return this.work.run(who, async (tx) => {
      await assertHolds(tx, details);
      const accountId = details.bank_account_id ?? undefined;
      const newest = await new BankLinesRepository(tx).newest(accountId, LINES_MAX);
      const met = newest.filter((line) => meets(details, line));
      return { looked_at: newest.length, met: met.length, lines: met.slice(0, SHOWN_MAX) };
    });
  }
}

/** Who says that lines are certain lets payments be booked, and must be allowed to book them, whatever they come to. */
function assertMayBook(who: Principal, { is_certain = false }: RuleDetails): void {
  if (is_certain) assertBooksUnlimited(who);
  if (is_certain && !who.scopes.has(payments.write)) throw insufficientScope(payments.write);
}

/** Raises `validation_failed` with every fault. */
async function assertHolds(tx: Transaction, details: RuleDetails): Promise<void> {
  const faults = [...ruleFaults(details), ...(await unknownOf(tx, details))];
  if (faults.length > 0) throw validationFailed(faults);
}

async function unknownOf(
  tx: Transaction,
  { bank_account_id, customer_id }: RuleDetails,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const isUnknown = (field: string, noun: string): FieldFault => {
    const detail = `There is no ${noun} with this identifier.`;
    return { pointer: `#/${field}`, code: 'unknown_reference', detail };
  };
  if (isGiven(bank_account_id) && !(await new BankAccountsRepository(tx).byId(bank_account_id)))
    faults.push(isUnknown('bank_account_id', 'bank account'));
  if (isGiven(customer_id)) {
    const customer = await new CustomersRepository(tx).byId(customer_id);
    if (customer === undefined) faults.push(isUnknown('customer_id', 'customer'));
    else if (customer.merged_into !== null)
      faults.push({ pointer: '#/customer_id', ...mergedCustomer(customer.merged_into) });
  }
  return faults;
}

function tooMany(): Error {
  const detail = `There are ${RULES_MAX} rules already, as many as there can be. Delete one first.`;
  return validationFailed([{ pointer: '#', code: 'too_many', detail }]);
}
