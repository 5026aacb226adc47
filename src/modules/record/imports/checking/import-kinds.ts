import { Injectable } from '@nestjs/common';
import { CustomersService } from '../../../books/customers/index.js';
import { ProductsService } from '../../../books/products/index.js';
import type { KindOfImport, OfImport } from './kind-of-import.js';
import { kindOfInvoices } from './kind-of-invoices.js';
import { kindOfCustomers, kindOfProducts } from './kinds-of-lists.js';

/** The kinds of imports: what their rows are read by and written with is what single requests use. */
@Injectable()
export class ImportKinds {
  constructor(
    private readonly customers: CustomersService,
    private readonly products: ProductsService,
  ) {}

  of({ kind, source, customers }: OfImport): KindOfImport {
    if (kind === 'customers') return kindOfCustomers(this.customers);
    if (kind === 'products') return kindOfProducts(this.products);
    return kindOfInvoices({ customers: this.customers, products: this.products }, { source, customers });
  }
}
