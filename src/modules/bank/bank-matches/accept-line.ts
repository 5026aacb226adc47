import type { Problem } from '../../../kernel/problems/problem.js';
import { ANY_VERSION, type Transaction } from '../../../platform/index.js';
import { BankLinesRepository, type MatchedBy } from '../bank-statements/index.js';
import { proposalsOf } from './bank-matches.queries.js';
import { BankMatchesRepository } from './bank-matches.repository.js';
import { certainOf, type AcceptedLine, type LeftReason } from './domain/certain.js';
import { explained } from './domain/explained.js';
import { matchLine } from './match-line.js';
import type { Recorders } from './outcomes.js';

interface Acceptance {
  readonly id: string;
  readonly by: MatchedBy;
}

/**
 * Books a line if exactly one proposal is certain. One that somebody has taken back is left to a person.
 *
 * Raises what recording payments raises.
 */
export async function acceptLine(
  tx: Transaction,
  recorders: Recorders,
  { id, by }: Acceptance,
): Promise<AcceptedLine> {
  const lines = new BankLinesRepository(tx);
  if ((await lines.find(id)) === undefined) return leftLine(id, 'changed');
  const line = await lines.lock({ id, seen: ANY_VERSION });
  if (line.state !== 'new') return leftLine(id, 'changed');
  const matching = await proposalsOf(tx, recorders.money, line);
  const [best] = matching.proposals;
  const sentence = best === undefined ? null : explained(best);
  const known = await new BankMatchesRepository(tx).all(id);
  const wasUndone = known.some(({ undone_at }) => undone_at !== null);
  const proposal = wasUndone ? 'taken_back' : certainOf(matching);
  if (typeof proposal === 'string') return { ...leftLine(id, proposal), sentence };
  await matchLine(tx, recorders, { line, outcomes: proposal.outcomes, reasons: [], proposal, by });
  return { bank_line_id: id, left: null, sentence, problem: null };
}

/** A line that the books refuse to be what it certainly is. */
export function refusedLine(id: string, { code, detail }: Problem): AcceptedLine {
  return { ...leftLine(id, 'refused'), problem: { code, detail } };
}

function leftLine(id: string, left: LeftReason): AcceptedLine {
  return { bank_line_id: id, left, sentence: null, problem: null };
}
