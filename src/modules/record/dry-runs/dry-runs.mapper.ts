import type { Principal, ProblemDto } from '../../../platform/index.js';
import { toAnnouncedDto } from '../events/index.js';
import { changesIn, messagesIn, provisionalIn } from './domain/told-changes.js';
import type { DryRunDto } from './dto/dry-run.dto.js';
import type { Tried } from './tried-answer.js';

const CREATED = 201;

export function toDryRunDto(
  { operation, status, content, events, report }: Tried,
  who: Principal,
): DryRunDto {
  const isDone = status < 300;
  const told = isDone ? events.map((event) => toAnnouncedDto(event, who)) : [];
  const given = isDone ? content : null;
  return {
    operation,
    would_succeed: isDone,
    status,
    needs_approval: isDone && waits({ operation, events }, who),
    problem: isDone ? null : (content as ProblemDto | null),
    answer: given,
    provisional: provisionalIn(given, { isNew: status === CREATED }),
    events: told,
    changes: changesIn(told),
    messages: messagesIn(told),
    documents: report === undefined ? [] : [{ format: report.format, valid: report.valid }],
    warnings: (report?.findings ?? []).map(({ message }) => message),
  };
}

function waits({ operation, events }: Pick<Tried, 'operation' | 'events'>, { limits }: Principal): boolean {
  return limits?.alwaysWaits(operation) === true || limits?.waitsFor(events) === true;
}
