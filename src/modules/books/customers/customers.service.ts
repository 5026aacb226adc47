import { Injectable } from '@nestjs/common';
import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import { withheldTogether } from '../../../kernel/tax/withholding.js';
import type { Patch } from '../../../platform/fields.js';
import {
  UnitOfWork,
  type DeletionOutcome,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { CustomerDocuments } from './customer-documents.js';
import { CustomerPriceLists } from './customer-price-lists.js';
import {
  customerArchived,
  customerCreated,
  customerDeleted,
  customerUnarchived,
  customerUpdated,
} from './customers.events.js';
import { hasOpenDocuments } from './customers.problems.js';
import { CustomersRepository } from './customers.repository.js';
import type { CustomerDetails } from './domain/customer.js';
import type { CustomerEntity } from './entities/customer.entity.js';

/** Whom an organization sells to. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: CustomerDocuments,
    private readonly priceLists: CustomerPriceLists,
  ) {}

  /** Raises `already_exists` when the external id is taken. */
  create(who: Principal, details: CustomerDetails): Promise<CustomerEntity> {
    return this.work.run(who, (tx) => this.add(tx, details));
  }

  /** Adds a customer within a transaction. Raises what `create` raises. */
  async add(tx: Transaction, details: CustomerDetails): Promise<CustomerEntity> {
    assertWithholdings(details);
    await this.assertList(tx, details);
    const customer = await new CustomersRepository(tx).insert(details);
    tx.announce(customerCreated(customer));
    return customer;
  }

  /** Archived ones too: documents still speak of them. */
  get(who: Principal, id: string): Promise<CustomerEntity> {
    return this.work.read(who, (tx) => new CustomersRepository(tx).get(id));
  }

  /**
   * Replaces all details. Raises `not_found`, `precondition_failed`, `already_exists`, and `invalid_state_transition`
   * once the customer's data were erased.
   */
  update(who: Principal, target: Target, details: CustomerDetails): Promise<CustomerEntity> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const before = await customers.lockToWrite(target);
      assertWithholdings(details);
      await this.assertList(tx, details, before);
      const customer = await customers.update(before, details);
      tx.announce(customerUpdated(customer, before));
      return customer;
    });
  }

  /** Changes the given details. Raises what `update` raises. */
  patch(who: Principal, target: Target, changes: Patch<CustomerDetails>): Promise<CustomerEntity> {
    return this.work.run(who, (tx) => this.change(tx, target, changes));
  }

  /** Changes the given details within a transaction. Raises what `update` raises. */
  async change(tx: Transaction, target: Target, changes: Patch<CustomerDetails>): Promise<CustomerEntity> {
    const customers = new CustomersRepository(tx);
    const before = await customers.lockToWrite(target);
    assertWithholdings(changes);
    await this.assertList(tx, withChanges(before, changes), before);
    const customer = await customers.patch(before, changes);
    if (customer !== before) tx.announce(customerUpdated(customer, before));
    return customer;
  }

  /** Takes a customer back whom nobody changed or named since. Returns whether it is gone. */
  async takeBack(tx: Transaction, id: string, version: number): Promise<boolean> {
    const customers = new CustomersRepository(tx);
    const before = await customers.lockById(id);
    if (before === undefined) return true;
    if (before.version !== version || !(await customers.deleteUnlessNamed(id))) return false;
    tx.announce(customerDeleted(before));
    return true;
  }

  /** What is wrong with a price list that a new customer would have. */
  async faultsOf(tx: Transaction, { price_list_id, currency = null }: Priced): Promise<FieldFault[]> {
    if (price_list_id === undefined || price_list_id === null) return [];
    const fault = await this.priceLists.faultOf(tx, price_list_id, currency);
    return fault === undefined ? [] : [{ pointer: '#/price_list_id', ...fault }];
  }

  /**
   * Shows an archived customer in lists again; one that is not archived stays as it is.
   *
   * Raises `invalid_state_transition` once the customer's data were erased.
   */
  unarchive(who: Principal, target: Target): Promise<CustomerEntity> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const before = await customers.lockToWrite(target);
      if (before.archived_at === null) return before;
      const customer = await customers.unarchive(before);
      tx.announce(customerUnarchived(customer, before));
      return customer;
    });
  }

  /**
   * Deletes a customer without documents; one with issued documents is archived, because they speak of it.
   *
   * Raises `not_found`, `precondition_failed`, and `has_open_documents` while there are drafts, open invoices or
   * credit.
   */
  delete(who: Principal, target: Target): Promise<DeletionOutcome> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const before = await customers.lock(target);
      if (await customers.deleteUnlessNamed(before.id)) {
        tx.announce(customerDeleted(before));
        return 'deleted';
      }
      if ((await this.documents.of(tx, before.id)).open) throw hasOpenDocuments();
      if (before.archived_at === null) tx.announce(customerArchived(await customers.archive(before), before));
      return 'archived';
    });
  }

  /** Refuses a price list that the customer cannot be given now. What the customer has already stays. */
  private async assertList(tx: Transaction, wanted: Priced, before?: CustomerEntity): Promise<void> {
    const { price_list_id, currency = null } = wanted;
    if (price_list_id === before?.price_list_id && currency === before?.currency) return;
    const faults = await this.faultsOf(tx, wanted);
    if (faults.length > 0) throw validationFailed(faults);
  }
}

/** What decides whether a list fits. */
interface Priced {
  readonly price_list_id?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

function withChanges(before: CustomerEntity, changes: Patch<CustomerDetails>): Priced {
  const { price_list_id = before.price_list_id, currency = before.currency } = changes;
  return { price_list_id, currency };
}

/** Raises `validation_failed` where more than all would be withheld. */
function assertWithholdings({ withholdings }: Patch<Pick<CustomerDetails, 'withholdings'>>): void {
  const faults = withheldTogether(withholdings ?? []);
  if (faults.length > 0) throw validationFailed(faults);
}
