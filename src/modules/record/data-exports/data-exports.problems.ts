import { Problem } from '../../../kernel/problems/problem.js';
import type { ExportState } from './domain/data-export.js';

/** So many may be queued or running in an organization at once. */
export const EXPORTS_AT_ONCE = 2;

export function tooManyExports(): Problem {
  const detail = `${EXPORTS_AT_ONCE} exports are under way. Wait until one of them is ready, or delete it.`;
  return new Problem('invalid_state_transition', detail, { members: { state: 'running' } });
}

const WHY_NOT: Readonly<Record<Exclude<ExportState, 'ready'>, string>> = {
  queued: 'The export is not ready yet: it waits for its turn.',
  running: 'The export is not ready yet: it is being made.',
  failed: 'The export has failed. Ask for a new one.',
  expired: 'The export has expired, and its file is deleted. Ask for a new one.',
};

export function notReady(state: Exclude<ExportState, 'ready'>): Problem {
  return new Problem('invalid_state_transition', WHY_NOT[state], { members: { state } });
}
