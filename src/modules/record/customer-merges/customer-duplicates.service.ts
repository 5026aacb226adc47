import { Injectable } from '@nestjs/common';
import { scope, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import {
  CustomersRepository,
  emailTerm,
  taxIdTerms,
  type CustomerEntity,
} from '../../books/customers/index.js';
import { CustomerMergesRepository } from './customer-merges.repository.js';
import { byLikeness, likenessOfNames, type Likeness } from './domain/likeness.js';

/** So many are proposed; who has more asks again after merging some. */
const PROPOSED_MAX = 20;

export interface LikeCustomer {
  readonly customer: CustomerEntity;
  readonly reasons: readonly Likeness[];
}

/** Proposes customers that may be the same as one. */
@Injectable()
export class CustomerDuplicates {
  constructor(private readonly work: UnitOfWork) {}

  /** Without archived ones, the most alike first. Raises `not_found` and `customer_merged`. */
  of(who: Principal, customerId: string): Promise<readonly LikeCustomer[]> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const customer = await customers.standing(customerId);
      const reasons = await reasonsOf(tx, customer, who.scopes.has(scope('payments:read')));
      const found = await customers.byIds([...reasons.keys()]);
      return [...found.values()]
        .map((other) => ({
          customer: other,
          reasons: withName(reasons.get(other.id) ?? [], customer, other),
        }))
        .filter((like) => like.reasons.length > 0)
        .sort((one, other) => byLikeness(one.reasons, other.reasons))
        .slice(0, PROPOSED_MAX);
    });
  }
}

/** What is known before the names are compared, by customer, the most certain reason first. */
async function reasonsOf(
  tx: Transaction,
  { id, name_key, email, tax_ids }: CustomerEntity,
  /** Who may not read payments is not told who paid from one account. */
  seesPayments: boolean,
): Promise<ReadonlyMap<string, readonly Likeness[]>> {
  const rows = new CustomerMergesRepository(tx);
  const terms = [...taxIdTerms(tax_ids), ...(email === null ? [] : [emailTerm(email)])];
  const [sharing, payers, namesakes] = await Promise.all([
    rows.sameTerms(id, terms),
    seesPayments ? rows.samePayers(id) : [],
    rows.sameNames(id, name_key),
  ]);
  const reasons = new Map<string, Likeness[]>(namesakes.map((one) => [one, []]));
  const add = (one: string, reason: Likeness): void => {
    const had = reasons.get(one) ?? [];
    if (!had.includes(reason)) reasons.set(one, [...had, reason]);
  };
  for (const one of sharing) if (one.term.startsWith('#')) add(one.id, 'tax_id');
  for (const one of payers) add(one, 'iban');
  for (const one of sharing) if (one.term.startsWith('@')) add(one.id, 'email');
  return reasons;
}

function withName(
  reasons: readonly Likeness[],
  one: CustomerEntity,
  other: CustomerEntity,
): readonly Likeness[] {
  const name = likenessOfNames(knownOf(one), knownOf(other));
  return name === undefined ? reasons : [...reasons, name];
}

function knownOf({ name, billing_address }: CustomerEntity) {
  return { name, town: billing_address?.city ?? null };
}
