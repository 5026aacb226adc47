import type { ProblemKind } from './problem-kind.js';

/** Problems of bills that others send. */
export const billKinds = {
  duplicate_document: {
    status: 409,
    title: 'The bill is there already',
    retry: 'no',
    meaning:
      'A bill of this supplier with this number, or of this file, counts already: `existing_id` is it. Nothing was ' +
      'stored a second time.',
    remedy: 'Read the bill that is there. If it is wrong, reject or void it, and send the other one again.',
  },
  unreadable_document: {
    status: 422,
    title: 'The document cannot be read',
    retry: 'no',
    meaning:
      'The file is no electronic invoice of UBL or CII, is not well-formed, or has what readers refuse, such as a ' +
      'document type. `line` says where, if that is known. No bill was stored; the file still is.',
    remedy: 'Ask the sender for the document again, or send the fields of the bill together with the file.',
  },
  second_person_required: {
    status: 409,
    title: 'A second person has to approve the bill',
    retry: 'no',
    meaning:
      'The bill asks for more than one person may open and approve alone, or is in another currency than that limit. ' +
      'Who opened it cannot approve it, also not by an API key, and API keys cannot approve it at all.',
    remedy: 'Let somebody else who may approve bills sign in and approve it.',
  },
  findings_open: {
    status: 409,
    title: 'Something about the bill stands in the way',
    retry: 'after-change',
    meaning: 'The bill has findings that stop it. `findings` has them, each with what to do.',
    remedy:
      'Put right what is wrong, or name the codes of those findings in `accept_findings`, after a look.',
  },
} as const satisfies Record<string, ProblemKind>;
