import { Problem } from '../../../kernel/problems/problem.js';

/** Says which customer has it, unless that one came in the same moment. Archived ones keep theirs. */
export function externalIdTaken(
  cause: unknown,
  holder?: { existing_id: string; is_archived: boolean },
): Problem {
  const who = holder === undefined ? 'Another customer' : `The customer ${holder.existing_id}`;
  const detail =
    holder?.is_archived === true
      ? `${who} has this external_id and is archived; unarchive it, or use another value.`
      : `${who} has this external_id.`;
  return new Problem('already_exists', detail, {
    errors: [{ pointer: '#/external_id', code: 'already_exists', detail }],
    ...(holder !== undefined && { members: { ...holder } }),
    cause,
  });
}

/** Takes the identifier of the customer that has everything of the merged one. */
export function customerMergedInto(merged_into: string): Problem {
  const detail = `The customer was merged into ${merged_into}, which has everything of it. Name that one.`;
  return new Problem('customer_merged', detail, { members: { merged_into } });
}

export function hasOpenDocuments(): Problem {
  const detail = 'The customer has drafts, open invoices or credit; delete or settle them first.';
  return new Problem('has_open_documents', detail);
}

export function hasUnsettledDocuments(): Problem {
  const detail = 'The customer has open invoices or credit; settle them first.';
  return new Problem('has_open_documents', detail);
}

/** Refuses to write anew about a person whose data were erased. */
export function customerErased(): Problem {
  const detail =
    'The personal data of the customer were erased, for good. Add a new customer for new business with this person.';
  return new Problem('invalid_state_transition', detail, { members: { state: 'erased' } });
}
