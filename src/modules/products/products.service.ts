import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import {
  assertVersion,
  Lists,
  newId,
  UnitOfWork,
  type Page,
  type Principal,
  type Target,
  type Transaction,
} from '../../platform/index.js';
import type { ListRequest } from '../../platform/lists.js';
import { productArchived, productCreated, productDeleted, productUpdated } from './products.events.js';
import { ProductsRepository } from './products.repository.js';
import type { ProductDetails } from './domain/product.js';
import type { ProductEntity } from './entities/product.entity.js';

/** What an organization sells. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: Lists,
  ) {}

  /** Raises `already_exists` when the SKU is taken. */
  create(who: Principal, details: ProductDetails): Promise<ProductEntity> {
    return this.work.run(who, async (tx) => {
      const product = await new ProductsRepository(tx).insert(newId(tx.now), details);
      tx.announce(productCreated(product));
      return product;
    });
  }

  /** Archived ones too: documents still speak of them. */
  async get(who: Principal, id: string): Promise<ProductEntity> {
    const product = await this.work.read(who, (tx) => new ProductsRepository(tx).byId(id));
    if (product === undefined) throw notFound('product');
    return product;
  }

  async list(who: Principal, request: ListRequest): Promise<Page<ProductEntity>> {
    const rows = await this.work.read(who, (tx) => new ProductsRepository(tx).list(request));
    return this.lists.page(request, rows);
  }

  /** Replaces all details. Raises `not_found`, `precondition_failed` and `already_exists`. */
  update(who: Principal, target: Target, details: ProductDetails): Promise<ProductEntity> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      const product = await new ProductsRepository(tx).update(before, details);
      tx.announce(productUpdated(product, before));
      return product;
    });
  }

  /**
   * Deletes a product that no line names; one that is named is archived.
   *
   * Raises `not_found` and `precondition_failed`.
   */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const products = new ProductsRepository(tx);
      const before = await locked(tx, target);
      if (!(await products.isOnALine(before.id))) {
        await products.delete(before.id);
        tx.announce(productDeleted(before));
      } else if (before.archived_at === null) {
        tx.announce(productArchived(await products.archive(before), before));
      }
    });
  }
}

async function locked(tx: Transaction, { id, seen }: Target): Promise<ProductEntity> {
  const product = await new ProductsRepository(tx).lockById(id);
  if (product === undefined) throw notFound('product');
  assertVersion(seen, product.version);
  return product;
}
