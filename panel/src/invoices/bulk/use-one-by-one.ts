import { CountinghouseError, type InvoiceSummary } from '@countinghouse/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordChanged } from '../../actions/use-record-changed';

/** An invoice with which an action failed, and why. */
export interface Failure {
  readonly invoice: InvoiceSummary;
  readonly problem: CountinghouseError;
}

interface OneByOne {
  /** The invoices in the order in which the action happens to them. */
  readonly invoices: readonly InvoiceSummary[];
  readonly act: (invoice: InvoiceSummary) => PromiseLike<unknown>;
  /** Called at the end with the number of successes and the failures. */
  readonly onEnd: (count: number, failures: readonly Failure[]) => void;
}

/** Does the same with several invoices, one after the other. After a failure the others go on. */
export function useOneByOne({ invoices, act, onEnd }: OneByOne) {
  const changed = useRecordChanged('invoices');
  const [done, setDone] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const run = useMutation({
    mutationFn: async (wanted: readonly InvoiceSummary[]) => {
      const failed: Failure[] = [];
      for (const [index, invoice] of wanted.entries()) {
        setDone(index);
        await act(invoice).then(undefined, (problem: unknown) => {
          if (!(problem instanceof CountinghouseError)) throw problem;
          failed.push({ invoice, problem });
        });
      }
      return failed;
    },
    onSuccess: (failed, wanted) => {
      setFailures(failed);
      onEnd(wanted.length - failed.length, failed);
    },
    onSettled: () => changed(),
  });
  return {
    /** Begins, or tries again what has failed. */
    begin: () => run.mutate(failures.length > 0 ? failures.map(({ invoice }) => invoice) : invoices),
    isPending: run.isPending,
    done,
    all: run.variables?.length ?? invoices.length,
    failures,
  };
}
