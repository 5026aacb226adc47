import { CountinghouseError } from '@countinghouse/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keysOf, type Noun } from '../../api/query-keys';
import { useNotifyProblem } from '../../components/notify';
import { LastAttempt } from '../../forms/idempotency';

type Row = readonly string[];

/** A row that was not imported, and why. */
export interface RefusedRow {
  readonly row: Row;
  readonly problem: CountinghouseError;
}

interface Import {
  readonly noun: Noun;
  readonly create: (row: Row, idempotencyKey: string) => Promise<unknown>;
}

/** After these the next row would fail as well, so the rest waits for another try. */
const NOBODY_ANSWERS: readonly string[] = ['connection_failed', 'timeout', 'unavailable'];
const WAITS_MAX = 10;

/** Creates a record for each row, one after the other. What fails can be tried again, and nothing is created twice. */
export function useImport({ noun, create }: Import) {
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  const [attempts] = useState(() => new Map<Row, LastAttempt>());
  const [done, setDone] = useState(0);
  const run = useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      const refused: RefusedRow[] = [];
      for (const [index, row] of rows.entries()) {
        setDone(index);
        const attempt = attempts.get(row) ?? new LastAttempt();
        attempts.set(row, attempt);
        const problem = await problemOf(() => create(row, attempt.keyFor(row)));
        attempt.ended(problem?.code);
        if (problem === undefined) continue;
        if (NOBODY_ANSWERS.includes(problem.code)) {
          return [...refused, ...rows.slice(index).map((left) => ({ row: left, problem }))];
        }
        refused.push({ row, problem });
      }
      return refused;
    },
    onError: notifyProblem,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysOf(noun).all }),
  });
  return {
    begin: run.mutate,
    isPending: run.isPending,
    refused: run.data,
    tried: run.variables?.length ?? 0,
    done,
  };
}

/** Returns the problem with which a call failed; undefined if it succeeded. Waits where the service asks to. */
async function problemOf(call: () => Promise<unknown>): Promise<CountinghouseError | undefined> {
  for (let waits = 0; ; waits += 1) {
    try {
      await call();
      return undefined;
    } catch (problem) {
      if (!(problem instanceof CountinghouseError)) throw problem;
      if (problem.code !== 'too_many_requests' || waits === WAITS_MAX) return problem;
      await new Promise((resolve) => setTimeout(resolve, 1_000 * (problem.retryAfterSeconds ?? 1)));
    }
  }
}
