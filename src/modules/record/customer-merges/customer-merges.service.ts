import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { mergedCustomer } from '../../../kernel/parties/merged-customer.js';
import { notFound, unknownReference, validationFailed } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  insufficientScope,
  scope,
  UnitOfWork,
  type Principal,
  type Scope,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import {
  assertNotErased,
  assertStanding,
  customerMerged,
  CustomersRepository,
  customerUpdated,
  type CustomerEntity,
} from '../../books/customers/index.js';
import { customers } from '../../books/customers/customers.resource.js';
import { OrganizationsRepository } from '../../people/organizations/index.js';
import { CustomerMergesRepository } from './customer-merges.repository.js';
import {
  movedKinds,
  together,
  type MergeReport,
  type MergeRequest,
  type MovedKind,
  type Moved,
} from './domain/merge.js';
import { takenOver } from './domain/taken-over.js';

/** Two customers that are held against other changes. */
interface Pair {
  readonly source: CustomerEntity;
  readonly target: CustomerEntity;
}

/** Who moves something must be allowed to write it. Schedules are invoices, and rules belong to the bank. */
const WRITES: Readonly<Record<MovedKind, Scope>> = {
  invoices: scope('invoices:write'),
  credit_notes: scope('credit_notes:write'),
  payments: scope('payments:write'),
  quotes: scope('quotes:write'),
  recurring_invoices: scope('invoices:write'),
  matching_rules: scope('bank_accounts:write'),
  messages: scope('messages:write'),
};

/** Makes one customer of two. */
@Injectable()
export class CustomerMergesService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Moves everything that names the source to the target, or says what would be moved.
   *
   * Raises `not_found`, `precondition_failed`, `customer_merged`, `invalid_state_transition` for a source whose data
   * were erased, `validation_failed` for a target that cannot take anything, and `insufficient_scope` for who may not
   * write what moves.
   */
  merge(who: Principal, target: Target, request: MergeRequest): Promise<MergeReport> {
    return this.work.run(who, async (tx) => {
      const pair = await heldPair(tx, target, request.into);
      const moved = request.dry_run ? await wouldMove(tx, pair) : await moveAll(tx, pair);
      const lacking = movedKinds.find((kind) => moved[kind] > 0 && !who.scopes.has(WRITES[kind]));
      if (lacking !== undefined) throw insufficientScope(WRITES[lacking]);
      const [sourceId, targetId] = [pair.source.id, pair.target.id];
      const rows = new CustomerMergesRepository(tx);
      const [keyIds, memberIds] = await Promise.all([
        rows.limited('keys', named(sourceId), named(targetId)),
        rows.limited('members', named(sourceId), named(targetId)),
      ]);
      return { sourceId, targetId, dry_run: request.dry_run, moved, keyIds, memberIds };
    });
  }
}

async function heldPair(tx: Transaction, { id, seen }: Target, into: string): Promise<Pair> {
  const held = await new CustomersRepository(tx).holdByIds([id, into]);
  const [source, target] = [held.get(id), held.get(into)];
  if (source === undefined) throw notFound(customers.noun);
  assertVersion(seen, source.version);
  assertStanding(source);
  assertNotErased(source);
  const fault = faultOf(target, source);
  if (target === undefined || fault !== undefined) {
    throw validationFailed([{ pointer: '#/into', ...(fault ?? unknownReference(customers.noun)) }]);
  }
  return { source, target };
}

function faultOf(target: CustomerEntity | undefined, source: CustomerEntity) {
  if (target === undefined) return unknownReference(customers.noun);
  if (target.id === source.id) {
    return { code: 'not_allowed', detail: 'A customer cannot be merged into itself.' };
  }
  if (target.merged_into !== null) return mergedCustomer(target.merged_into);
  if (target.archived_at !== null) return { code: 'archived', detail: 'This customer is archived.' };
  // What was kept from being reminded would be reminded tomorrow.
  if (source.reminders !== 'off' || target.reminders === 'off') return undefined;
  const detail =
    'The customer that is merged gets no reminders, and this one does. Set `reminders` of both alike first.';
  return { code: 'not_allowed', detail };
}

async function wouldMove(tx: Transaction, { source, target }: Pair): Promise<Moved> {
  const { added, addsNote } = takenOver(target, source);
  return {
    ...(await new CustomerMergesRepository(tx).count(source.id)),
    contacts: added,
    note: addsNote,
  };
}

/**
 * What names the source may be written while it moves, by whoever holds it first. When that is done, the source is
 * held against being named, and what came meanwhile moves too.
 */
async function moveAll(tx: Transaction, { source, target }: Pair): Promise<Moved> {
  const [all, rows] = [new CustomersRepository(tx), new CustomerMergesRepository(tx)];
  const { currency } = await new OrganizationsRepository(tx).existing(tx.organizationId);
  const move = { sourceId: source.id, target, currency: source.currency ?? currency };
  const first = await rows.move(move);
  await all.lockById(source.id);
  const moved = together(first, await rows.move(move));
  for (const before of await all.lockMergedInto(source.id)) {
    tx.announce(customerMerged(await all.merge(before, target.id), before));
  }
  tx.announce(customerMerged(await all.merge(source, target.id), source));
  const { contacts, note, added, addsNote } = takenOver(target, source);
  if (added > 0 || addsNote) {
    const changes = { contacts, ...(note !== null && { note }) };
    tx.announce(customerUpdated(await all.patch(target, changes), target));
  }
  return { ...moved, contacts: added, note: addsNote };
}

function named(id: string): string {
  return toTypeId(customers.idPrefix, id);
}
