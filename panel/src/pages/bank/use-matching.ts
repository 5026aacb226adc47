import type { BankLineSummary, MatchOutcome } from '@countinghouse/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { notifyDone, useNotifyProblem } from '../../components/notify';

/** Says what a line is, as it was seen. */
export function useMatching({ id, version }: BankLineSummary, onMatched: () => void) {
  const { t } = useTranslation();
  const changed = useRecordChanged('bank-lines');
  const notifyProblem = useNotifyProblem();
  return useMutation({
    // What was matched meanwhile has another version, so that nothing is booked twice.
    mutationFn: (outcomes: readonly MatchOutcome[]) =>
      api.bankLines.match(id, { outcomes: [...outcomes] }, { ifVersion: version }),
    onSuccess: (line) => {
      changed(line);
      notifyDone(t('bank.matched'));
      onMatched();
    },
    onError: (error) => {
      notifyProblem(error);
      changed();
    },
  });
}
