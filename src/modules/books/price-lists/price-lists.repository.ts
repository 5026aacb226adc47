import { Decimal } from '../../../kernel/money/decimal.js';
import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import type { EntryDetails, PriceListDetails } from './domain/price-list.js';
import type { ListSurroundings } from './domain/price-list-faults.js';
import type { PriceListEntryEntity, PriceListWithEntries } from './entities/price-list-entry.entity.js';
import type { PriceListEntity } from './entities/price-list.entity.js';
import { priceLists } from './price-lists.resource.js';
import { priceListTerms } from './price-lists.terms.js';

type OwnDetails = Omit<PriceListDetails, 'entries'>;

export class PriceListsRepository extends ResourceRepository<OwnDetails, PriceListEntity> {
  constructor(tx: Transaction) {
    super(tx, priceLists, { terms: priceListTerms, isNamed: true });
  }

  /** Its prices, in their order. */
  async withEntries(list: PriceListEntity): Promise<PriceListWithEntries> {
    const entries = await this.tx.rows<PriceListEntryEntity>(
      `SELECT organization_id, price_list_id, product_id, min_quantity, position, price
         FROM price_list_entries WHERE organization_id = $1 AND price_list_id = $2 ORDER BY position`,
      [this.tx.organizationId, list.id],
    );
    return { ...list, entries };
  }

  /**
   * What the details of a list refer to. Its base is locked, so that it stays one; the products are held as their
   * foreign keys will hold them.
   */
  async surroundings(details: PriceListDetails, before?: PriceListWithEntries): Promise<ListSurroundings> {
    const { base_list_id } = details;
    const { organizationId } = this.tx;
    const ids = [...new Set((details.entries ?? []).map(({ product_id }) => product_id))];
    const [base, products, based] = await Promise.all([
      base_list_id === undefined || base_list_id === before?.id
        ? before
        : this.tx.row<PriceListEntity>(
            'SELECT * FROM price_lists WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE',
            [organizationId, base_list_id],
          ),
      this.tx.rows<{ id: string; archived: boolean }>(
        `SELECT id, archived_at IS NOT NULL AS archived FROM products
          WHERE organization_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR KEY SHARE`,
        [organizationId, ids],
      ),
      this.tx.row<{ is_base: boolean }>(
        `SELECT EXISTS (SELECT FROM price_lists WHERE organization_id = $1 AND base_list_id = $2) AS is_base`,
        [organizationId, before?.id ?? null],
      ),
    ]);
    return {
      before,
      base,
      isBase: based?.is_base === true,
      products: new Map(products.map(({ id, archived }) => [id, { archived }])),
    };
  }

  /** Puts these prices in place of those that a locked list has. */
  replaceEntries(list: PriceListEntity, said: readonly EntryDetails[]): PriceListWithEntries {
    const { organizationId } = this.tx;
    this.tx.pipeline(
      this.tx.touched('DELETE FROM price_list_entries WHERE organization_id = $1 AND price_list_id = $2', [
        organizationId,
        list.id,
      ]),
    );
    const entries = said.map(({ product_id, price, min_quantity }, position) => {
      const keys = { organization_id: organizationId, price_list_id: list.id, product_id, position };
      return { ...keys, min_quantity: min_quantity ?? Decimal.zero, price };
    });
    this.tx.pipeline(
      this.tx.touched(
        `INSERT INTO price_list_entries (organization_id, price_list_id, product_id, position, min_quantity, price)
         SELECT l.organization_id, l.id, entry.*
           FROM unnest($3::uuid[], $4::integer[], $5::numeric[], $6::numeric[]) AS entry
           JOIN price_lists l ON l.organization_id = $1 AND l.id = $2`,
        [
          organizationId,
          list.id,
          entries.map(({ product_id }) => product_id),
          entries.map(({ position }) => position),
          entries.map(({ min_quantity }) => min_quantity.toString()),
          entries.map(({ price }) => price.toString()),
        ],
      ),
    );
    return { ...list, entries };
  }
}
