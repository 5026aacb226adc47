import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import type { ImportState } from './domain/import.js';

const WHY_NOT_COMMITTED: Readonly<Record<Exclude<ImportState, 'ready' | 'failed'>, string>> = {
  needs_attention: 'Rows break rules. Mend them, or let faulty rows be left out.',
  committing: 'The import is being committed.',
  done: 'The import was committed already.',
  undoing: 'The import is being undone.',
  undone: 'The import was undone. Bring the file along again.',
};

export function notCommitted(state: Exclude<ImportState, 'ready' | 'failed'>): Problem {
  return wrongState(state, WHY_NOT_COMMITTED[state]);
}

export function contentGone(state: ImportState): Problem {
  return wrongState(state, 'What was brought along is kept for a week, and is gone. Bring it along again.');
}

export function notChanged(state: ImportState): Problem {
  return wrongState(state, 'Only an import that is not committed yet can be read in another way.');
}

export function notUndone(state: ImportState): Problem {
  return wrongState(state, 'Only an import that is done, or that has failed on its way, can be undone.');
}

export function underWay(state: ImportState): Problem {
  return wrongState(state, 'The import is being worked at. Wait until that is over.');
}

/** Either a file or rows. */
export function oneOfBoth(): Problem {
  const detail = 'Either content or rows was expected, and not both.';
  return validationFailed([{ pointer: '#/content', code: 'not_allowed', detail }]);
}

/** Rows of JSON have no columns. */
export function onlyOfFiles(fields: readonly string[]): Problem {
  const detail = 'Rows in the form of the API are read as they are: this is for files only.';
  return validationFailed(fields.map((field) => ({ pointer: `#/${field}`, code: 'not_allowed', detail })));
}

function wrongState(state: ImportState, detail: string): Problem {
  return new Problem('invalid_state_transition', detail, { members: { state } });
}
