import type { Transaction } from '../../../../platform/index.js';
import { duplicateDocument } from '../bills.problems.js';
import { BillsRepository } from '../bills.repository.js';
import type { BillColumns } from '../bills.resource.js';
import { examine } from '../check/examine.js';
import type { BillEntity } from '../entities/bill.entity.js';
import type { BillDraft } from './draft-of.js';

/** Refuses a bill that counts already. Whoever stores the same one at this moment waits for it, and is refused. */
export async function assertNew(tx: Transaction, draft: BillDraft, id: string | null): Promise<void> {
  const bills = new BillsRepository(tx);
  const { file_id, supplier_id, supplier_number } = draft;
  if (file_id !== null) {
    await bills.queue(`file ${file_id}`);
    const first = await bills.ofFile(file_id, id);
    if (first !== undefined) throw duplicateDocument('file', first);
  }
  if (supplier_id !== null && supplier_number !== null) {
    await bills.queue(`number ${supplier_id} ${supplier_number}`);
    const first = await bills.ofNumber(supplier_id, supplier_number, id);
    if (first !== undefined) throw duplicateDocument('number', first);
  }
}

/** The columns of a draft, with what is found when it is looked at. */
export async function examinedColumns(
  tx: Transaction,
  draft: BillDraft,
  id: string | null,
): Promise<BillColumns> {
  const { differences, findings } = await examine(tx, { ...draft, id });
  return columnsOf({ ...draft, differences, findings });
}

type Written = Omit<BillEntity, 'organization_id' | 'id' | 'version' | 'created_at' | 'updated_at'>;

/** The stored values of all columns. */
function columnsOf(bill: Written): BillColumns {
  const { supplier_match, tax_breakdown, lines, seller, buyer, payment, reading } = bill;
  const { differences, findings, accepted_findings, metadata, ...others } = bill;
  const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
  return {
    ...others,
    supplier_match: json(supplier_match),
    tax_breakdown: JSON.stringify(tax_breakdown),
    lines: JSON.stringify(lines),
    seller: json(seller),
    buyer: json(buyer),
    payment: JSON.stringify(payment),
    reading: json(reading),
    differences: JSON.stringify(differences),
    findings: JSON.stringify(findings),
    accepted_findings: JSON.stringify(accepted_findings),
    metadata: JSON.stringify(metadata),
  };
}
