import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Principal } from '../../platform/identity/principal.js';
import { newId } from '../../platform/ids/new-id.js';
import { Lists, type ListRequest, type Page } from '../../platform/lists/lists.js';
import { productCreated } from './products.events.js';
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

  async list(who: Principal, request: ListRequest): Promise<Page<ProductEntity>> {
    const rows = await this.work.run(who, (tx) => new ProductsRepository(tx).list(request));
    return this.lists.page(request, rows);
  }
}
