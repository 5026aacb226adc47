import { Injectable } from '@nestjs/common';
import type { Patch } from '../../../platform/fields.js';
import { UnitOfWork, type DeletionOutcome, type Principal, type Target } from '../../../platform/index.js';
import type { SupplierDetails } from './domain/supplier.js';
import type { SupplierEntity } from './entities/supplier.entity.js';
import { supplierChanged, supplierCreated, supplierDeleted } from './suppliers.events.js';
import { SuppliersRepository } from './suppliers.repository.js';

/** Whom an organization buys from. */
@Injectable()
export class SuppliersService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `already_exists` when the external id is taken. */
  create(who: Principal, details: SupplierDetails): Promise<SupplierEntity> {
    return this.work.run(who, async (tx) => {
      const supplier = await new SuppliersRepository(tx).insert(details);
      tx.announce(supplierCreated(supplier));
      return supplier;
    });
  }

  /** Archived ones too: bills still speak of them. Raises `not_found`. */
  get(who: Principal, id: string): Promise<SupplierEntity> {
    return this.work.read(who, (tx) => new SuppliersRepository(tx).get(id));
  }

  /** Replaces all details. Raises `not_found`, `precondition_failed` and `already_exists`. */
  update(who: Principal, target: Target, details: SupplierDetails): Promise<SupplierEntity> {
    return this.work.run(who, async (tx) => {
      const suppliers = new SuppliersRepository(tx);
      const before = await suppliers.lock(target);
      const supplier = await suppliers.update(before, details);
      tx.announce(supplierChanged('updated', supplier, before));
      return supplier;
    });
  }

  /** Changes the given details. Raises what `update` raises. */
  patch(who: Principal, target: Target, changes: Patch<SupplierDetails>): Promise<SupplierEntity> {
    return this.work.run(who, async (tx) => {
      const suppliers = new SuppliersRepository(tx);
      const before = await suppliers.lock(target);
      const supplier = await suppliers.patch(before, changes);
      if (supplier !== before) tx.announce(supplierChanged('updated', supplier, before));
      return supplier;
    });
  }

  /** Hides a supplier from lists; one that is archived stays as it is. Raises `not_found`, `precondition_failed`. */
  archive(who: Principal, target: Target): Promise<SupplierEntity> {
    return this.work.run(who, async (tx) => {
      const suppliers = new SuppliersRepository(tx);
      const before = await suppliers.lock(target);
      if (before.archived_at !== null) return before;
      const supplier = await suppliers.archive(before);
      tx.announce(supplierChanged('archived', supplier, before));
      return supplier;
    });
  }

  /** Shows it in lists again; one that is not archived stays as it is. Raises `not_found`, `precondition_failed`. */
  unarchive(who: Principal, target: Target): Promise<SupplierEntity> {
    return this.work.run(who, async (tx) => {
      const suppliers = new SuppliersRepository(tx);
      const before = await suppliers.lock(target);
      if (before.archived_at === null) return before;
      const supplier = await suppliers.unarchive(before);
      tx.announce(supplierChanged('unarchived', supplier, before));
      return supplier;
    });
  }

  /**
   * Deletes a supplier that nothing in the books names, with all that is known of it; another one is archived.
   *
   * Raises `not_found` and `precondition_failed`.
   */
  delete(who: Principal, target: Target): Promise<DeletionOutcome> {
    return this.work.run(who, async (tx) => {
      const suppliers = new SuppliersRepository(tx);
      const before = await suppliers.lock(target);
      if (await suppliers.deleteUnlessNamed(before.id)) {
        tx.announce(supplierDeleted(before));
        return 'deleted';
      }
      if (before.archived_at === null) {
        tx.announce(supplierChanged('archived', await suppliers.archive(before), before));
      }
      return 'archived';
    });
  }
}
