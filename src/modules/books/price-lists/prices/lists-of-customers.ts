import { Injectable } from '@nestjs/common';
import { unknownReference, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import { CustomerPriceLists } from '../../customers/index.js';
import { PriceListsRepository } from '../price-lists.repository.js';
import { priceLists } from '../price-lists.resource.js';

/** Says to the slice of customers whether a customer can have a list. */
@Injectable()
export class ListsOfCustomers extends CustomerPriceLists {
  async faultOf(
    tx: Transaction,
    id: string,
    currency: string | null,
  ): Promise<Omit<FieldFault, 'pointer'> | undefined> {
    const list = await new PriceListsRepository(tx).byId(id);
    if (list === undefined) return unknownReference(priceLists.noun);
    if (list.archived_at !== null) return { code: 'archived', detail: 'This price list is archived.' };
    if (currency === null || currency === list.currency) return undefined;
    return {
      code: 'wrong_currency',
      detail: `This list is in ${list.currency}, the customer has ${currency}.`,
    };
  }
}
