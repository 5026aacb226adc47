import { Problem } from '../../../kernel/problems/problem.js';

/** Says which supplier has it, unless that one came in the same moment. Archived ones keep theirs. */
export function externalIdTaken(
  cause: unknown,
  holder?: { existing_id: string; is_archived: boolean },
): Problem {
  const who = holder === undefined ? 'Another supplier' : `The supplier ${holder.existing_id}`;
  const archived = holder?.is_archived === true ? ' and is archived; unarchive it, or use another value' : '';
  const detail = `${who} has this external_id${archived}.`;
  return new Problem('already_exists', detail, {
    errors: [{ pointer: '#/external_id', code: 'already_exists', detail }],
    ...(holder !== undefined && { members: { ...holder } }),
    cause,
  });
}
