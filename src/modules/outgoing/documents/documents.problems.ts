import { Problem } from '../../../kernel/problems/problem.js';
import type { DocumentReport } from './domain/document-report.js';

/** Refuses an electronic document of a draft. */
export function notIssued(): Problem {
  return new Problem('not_issued', 'The invoice is a draft; only its PDF can be previewed.');
}

/** Refuses what is knowingly not valid. The errors are the findings, without warnings. */
export function documentNotValid({ format, errors, findings }: DocumentReport): Problem {
  const count = errors === 1 ? 'one rule is' : `${errors} rules are`;
  return new Problem('document_not_valid', `In the format ${format}, ${count} broken; see errors.`, {
    errors: findings
      .filter(({ severity }) => severity === 'error')
      .map(({ pointer, code, message, rule, where }) => ({ pointer, code, detail: message, rule, where })),
  });
}

/** The engine has failed. The log has its error; the number says of which document. */
export function renderingFailed(number: string | null, cause: unknown): Problem {
  return new Problem('rendering_failed', `The document ${number ?? ''} could not be printed.`, { cause });
}

/** Too many documents are being printed. */
export function renderingIsBusy(): Problem {
  return new Problem('unavailable', 'Too many documents are being printed; try again in a moment.', {
    headers: { 'Retry-After': '1' },
  });
}
