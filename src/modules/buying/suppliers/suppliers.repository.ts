import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import type { SupplierDetails } from './domain/supplier.js';
import type { SupplierEntity } from './entities/supplier.entity.js';
import { externalIdTaken } from './suppliers.problems.js';
import { suppliers } from './suppliers.resource.js';
import { ibanTerm, supplierTerms, taxTerm } from './suppliers.terms.js';

export class SuppliersRepository extends ResourceRepository<SupplierDetails, SupplierEntity> {
  constructor(tx: Transaction) {
    super(tx, suppliers, {
      refusals: { uq_suppliers_external_id: externalIdTaken },
      unique: 'external_id',
      terms: supplierTerms,
      isNamed: true,
    });
  }

  /** Those with a tax number: two are enough to know that it is not certain who it is. */
  withTaxId(value: string): Promise<string[]> {
    return this.withTerm(taxTerm(value));
  }

  /** Those who are paid to an account. */
  withIban(iban: string): Promise<string[]> {
    return this.withTerm(ibanTerm(iban));
  }

  private async withTerm(term: string): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(
      'SELECT id FROM supplier_terms WHERE organization_id = $1 AND term = $2 ORDER BY id LIMIT 2',
      [this.tx.organizationId, term],
    );
    return rows.map(({ id }) => id);
  }
}
