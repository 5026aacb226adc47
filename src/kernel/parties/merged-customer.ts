import { toTypeId } from '../ids/type-id.js';
import type { FieldFault } from '../problems/problem.js';

/** What is wrong with naming a customer that was merged. Takes the customer that has everything of it. */
export function mergedCustomer(into: string): Omit<FieldFault, 'pointer'> {
  const detail = `This customer was merged into ${toTypeId('cus', into)}; name that one.`;
  return { code: 'customer_merged', detail };
}
