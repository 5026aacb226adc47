import { Injectable } from '@nestjs/common';
import type { Patch } from '../../../platform/fields.js';
import {
  UnitOfWork,
  type DeletionOutcome,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import type { CreateProductDto } from './dto/create-product.dto.js';
import type { ProductEntity } from './entities/product.entity.js';
import {
  productArchived,
  productCreated,
  productDeleted,
  productUnarchived,
  productUpdated,
} from './products.events.js';
import { ProductsRepository } from './products.repository.js';

/** What an organization sells. */
@Injectable()
export class ProductsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `already_exists` when the SKU is taken. */
  create(who: Principal, details: CreateProductDto): Promise<ProductEntity> {
    return this.work.run(who, (tx) => this.add(tx, details));
  }

  /** Adds a product within a transaction. Raises `already_exists`. */
  async add(tx: Transaction, details: CreateProductDto): Promise<ProductEntity> {
    const product = await new ProductsRepository(tx).insert(details);
    tx.announce(productCreated(product));
    return product;
  }

  /** Archived ones too: documents still speak of them. */
  get(who: Principal, id: string): Promise<ProductEntity> {
    return this.work.read(who, (tx) => new ProductsRepository(tx).get(id));
  }

  /** Replaces all details. Raises `not_found`, `precondition_failed` and `already_exists`. */
  update(who: Principal, target: Target, details: CreateProductDto): Promise<ProductEntity> {
    return this.work.run(who, async (tx) => {
      const products = new ProductsRepository(tx);
      const before = await products.lock(target);
      const product = await products.update(before, details);
      tx.announce(productUpdated(product, before));
      return product;
    });
  }

  /** Changes the given details. Raises `not_found`, `precondition_failed` and `already_exists`. */
  patch(who: Principal, target: Target, changes: Patch<CreateProductDto>): Promise<ProductEntity> {
    return this.work.run(who, (tx) => this.change(tx, target, changes));
  }

  /** Changes the given details within a transaction. Raises what `update` raises. */
  async change(tx: Transaction, target: Target, changes: Patch<CreateProductDto>): Promise<ProductEntity> {
    const products = new ProductsRepository(tx);
    const before = await products.lock(target);
    const product = await products.patch(before, changes);
    if (product !== before) tx.announce(productUpdated(product, before));
    return product;
  }

  /** Takes a product back that nobody changed or named since. Returns whether it is gone. */
  async takeBack(tx: Transaction, id: string, version: number): Promise<boolean> {
    const products = new ProductsRepository(tx);
    const before = await products.lockById(id);
    if (before === undefined) return true;
    if (before.version !== version || !(await products.deleteUnlessNamed(id))) return false;
    tx.announce(productDeleted(before));
    return true;
  }

  /** Shows an archived product in lists again; one that is not archived stays as it is. */
  unarchive(who: Principal, target: Target): Promise<ProductEntity> {
    return this.work.run(who, async (tx) => {
      const products = new ProductsRepository(tx);
      const before = await products.lock(target);
      if (before.archived_at === null) return before;
      const product = await products.unarchive(before);
      tx.announce(productUnarchived(product, before));
      return product;
    });
  }

  /**
   * Deletes a product that no line names; one that is named is archived.
   *
   * Raises `not_found` and `precondition_failed`.
   */
  delete(who: Principal, target: Target): Promise<DeletionOutcome> {
    return this.work.run(who, async (tx) => {
      const products = new ProductsRepository(tx);
      const before = await products.lock(target);
      if (await products.deleteUnlessNamed(before.id)) {
        tx.announce(productDeleted(before));
        return 'deleted';
      }
      if (before.archived_at === null) tx.announce(productArchived(await products.archive(before), before));
      return 'archived';
    });
  }
}
