import { CountinghouseError, type Approval, type ApprovalFacts } from '@countinghouse/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { LastAttempt } from '../../forms/idempotency';

export type Decision = 'approve' | 'reject';

/** A request that was not decided on, and why. */
export interface Undecided {
  readonly approval: ApprovalFacts;
  readonly problem: CountinghouseError;
}

interface Deciding {
  readonly approvals: readonly ApprovalFacts[];
  readonly decision: Decision;
  /** Why they are rejected, for whoever asked. */
  readonly reason: string;
  /** Called at the end with what became of each, and with those that nothing became of. */
  readonly onEnd: (decided: readonly Approval[], undecided: readonly Undecided[]) => void;
}

/** Decides on several requests, one after the other. After a failure the others go on. */
export function useDecide({ approvals, decision, reason, onEnd }: Deciding) {
  const queryClient = useQueryClient();
  const [attempts] = useState(() => new Map(approvals.map(({ id }) => [id, new LastAttempt()])));
  const [done, setDone] = useState(0);
  const [undecided, setUndecided] = useState<readonly Undecided[]>([]);
  const run = useMutation({
    mutationFn: async (wanted: readonly ApprovalFacts[]) => {
      const decided: Approval[] = [];
      const failed: Undecided[] = [];
      let declined: CountinghouseError | undefined;
      for (const [index, approval] of wanted.entries()) {
        setDone(index);
        try {
          // Whoever does not confirm once is not asked again for each of the others.
          if (declined !== undefined) throw declined;
          decided.push(await sent(approval, { decision, reason, attempt: attempts.get(approval.id) }));
        } catch (problem) {
          if (!(problem instanceof CountinghouseError)) throw problem;
          if (problem.code === 'confirmation_required') declined = problem;
          failed.push({ approval, problem });
        }
      }
      return { decided, failed };
    },
    onSuccess: ({ decided, failed }) => {
      setUndecided(failed);
      onEnd(decided, failed);
    },
    // An approved request may have changed anything.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return {
    /** Begins, or tries again what has failed. */
    begin: () => run.mutate(undecided.length > 0 ? undecided.map(({ approval }) => approval) : approvals),
    isPending: run.isPending,
    done,
    all: run.variables?.length ?? approvals.length,
    undecided,
  };
}

interface Said extends Pick<Deciding, 'decision' | 'reason'> {
  readonly attempt: LastAttempt | undefined;
}

/** Decides on one request. An attempt with a lost answer is repeated under the same key. */
async function sent(
  { id, version }: ApprovalFacts,
  { decision, reason, attempt = new LastAttempt() }: Said,
): Promise<Approval> {
  const options = { ifVersion: version, idempotencyKey: attempt.keyFor({ decision, version, reason }) };
  try {
    const after = await (decision === 'approve'
      ? api.approvals.approve(id, options)
      : api.approvals.reject(id, reason === '' ? {} : { reason }, options));
    attempt.ended(undefined);
    return after;
  } catch (error) {
    attempt.ended(error instanceof CountinghouseError ? error.code : 'unreadable_answer');
    throw error;
  }
}
