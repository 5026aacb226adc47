import { OperationCatalog } from '../../../src/platform/edge/operation-catalog.js';
import { whyNotOffered } from '../../../src/modules/record/dry-runs/domain/not-offered.js';
import { takesBody, type PublishedOperation } from './operations.js';
import type { Workbench } from './workbench.js';

/** Whether an operation can be tried as a dry run. */
export function isOffered({ id, method, access }: PublishedOperation): boolean {
  return whyNotOffered({ id, method: method.toLowerCase(), access }) === undefined;
}

/** The body of an operation's example, and the dry run of it. */
export function orderFor(
  bench: Workbench,
  operation: PublishedOperation,
): { readonly example: object | undefined; readonly order: object } {
  const example = takesBody(operation) ? bench.exampleBody(operation) : undefined;
  const subject = subjectOf(bench, operation);
  return { example, order: { operation: operation.id, ...subject, ...(example && { body: example }) } };
}

/** What stands in the path of an operation. */
function subjectOf(bench: Workbench, operation: PublishedOperation): { id?: string } {
  const pattern = bench.service.app
    .get(OperationCatalog)
    .all()
    .find(({ id }) => id === operation.id);
  const parts = pattern?.path.split('/') ?? [];
  const at = parts.findIndex((part) => part.startsWith(':'));
  return at < 0 ? {} : { id: bench.addressOf(operation).split('/')[at] ?? '' };
}
