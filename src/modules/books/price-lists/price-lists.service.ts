import { Injectable } from '@nestjs/common';
import { validationFailed } from '../../../kernel/problems/problem.js';
import {
  UnitOfWork,
  type DeletionOutcome,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { priceListFaults } from './domain/price-list-faults.js';
import type { PriceListDetails } from './domain/price-list.js';
import type { PriceListWithEntries } from './entities/price-list-entry.entity.js';
import { priceListChanged, priceListCreated, priceListDeleted } from './price-lists.events.js';
import { PriceListsRepository } from './price-lists.repository.js';

/** What products cost which customers. */
@Injectable()
export class PriceListsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `validation_failed` with every fault; then nothing is stored. */
  create(who: Principal, details: PriceListDetails): Promise<PriceListWithEntries> {
    return this.work.run(who, async (tx) => {
      const { entries = [], ...own } = details;
      const lists = new PriceListsRepository(tx);
      await assertHolds(lists, details);
      const list = lists.replaceEntries(await lists.insert(own), entries);
      tx.announce(priceListCreated(list));
      return list;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<PriceListWithEntries> {
    return this.work.run(who, async (tx) => {
      const lists = new PriceListsRepository(tx);
      return lists.withEntries(await lists.get(id));
    });
  }

  /** Replaces all details and all prices. Raises `not_found`, `precondition_failed` and `validation_failed`. */
  update(who: Principal, target: Target, details: PriceListDetails): Promise<PriceListWithEntries> {
    return this.work.run(who, async (tx) => {
      const { entries = [], ...own } = details;
      const { lists, before } = await locked(tx, target);
      await assertHolds(lists, details, before);
      const now = lists.replaceEntries(await lists.update(before, own), entries);
      tx.announce(priceListChanged('price_list.updated', { before, now }));
      return now;
    });
  }

  /** Shows an archived list in lists again; one that is not archived stays as it is. */
  unarchive(who: Principal, target: Target): Promise<PriceListWithEntries> {
    return this.work.run(who, async (tx) => {
      const { lists, before } = await locked(tx, target);
      if (before.archived_at === null) return before;
      const now = { ...(await lists.unarchive(before)), entries: before.entries };
      tx.announce(priceListChanged('price_list.unarchived', { before, now }));
      return now;
    });
  }

  /**
   * Deletes a list that no customer and no other list names; one that is named is archived.
   *
   * Raises `not_found` and `precondition_failed`.
   */
  delete(who: Principal, target: Target): Promise<DeletionOutcome> {
    return this.work.run(who, async (tx) => {
      const { lists, before } = await locked(tx, target);
      if (await lists.deleteUnlessNamed(before.id)) {
        tx.announce(priceListDeleted(before));
        return 'deleted';
      }
      if (before.archived_at === null) {
        const now = { ...(await lists.archive(before)), entries: before.entries };
        tx.announce(priceListChanged('price_list.archived', { before, now }));
      }
      return 'archived';
    });
  }
}

async function locked(
  tx: Transaction,
  target: Target,
): Promise<{ readonly lists: PriceListsRepository; readonly before: PriceListWithEntries }> {
  const lists = new PriceListsRepository(tx);
  return { lists, before: await lists.withEntries(await lists.lock(target)) };
}

async function assertHolds(
  lists: PriceListsRepository,
  details: PriceListDetails,
  before?: PriceListWithEntries,
): Promise<void> {
  const faults = priceListFaults(details, await lists.surroundings(details, before));
  if (faults.length > 0) throw validationFailed(faults);
}
