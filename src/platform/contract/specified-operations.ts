/** The operations of the specification. All others are marked as beyond it. The list never grows. */
export const specifiedOperations = [
  'auth.login',
  'customers.create',
  'customers.list',
  'invoices.create',
  'invoices.delete',
  'invoices.get',
  'invoices.list',
  'invoices.update',
  'products.create',
  'products.list',
] as const;

export type SpecifiedOperation = (typeof specifiedOperations)[number];

/** Whether an operation is not part of the specification. */
export function isBeyondSpecification(id: string): boolean {
  return !(specifiedOperations as readonly string[]).includes(id);
}
