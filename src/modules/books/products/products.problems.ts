import { Problem } from '../../../kernel/problems/problem.js';

/** Says which product has it, unless that one came in the same moment. Archived ones keep theirs. */
export function skuTaken(cause: unknown, holder?: { existing_id: string; is_archived: boolean }): Problem {
  const who = holder === undefined ? 'Another product' : `The product ${holder.existing_id}`;
  const detail =
    holder?.is_archived === true
      ? `${who} has this SKU and is archived; unarchive it, or use another value.`
      : `${who} has this SKU.`;
  return new Problem('already_exists', detail, {
    errors: [{ pointer: '#/sku', code: 'already_exists', detail }],
    ...(holder !== undefined && { members: { ...holder } }),
    cause,
  });
}
