import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { notifyDone, useNotifyProblem } from '../../components/notify';

/** Takes back what was matched last in this window. */
export function UndoLast({ id, onDone }: { id: string | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const changed = useRecordChanged('bank-lines');
  const notifyProblem = useNotifyProblem();
  const undoing = useMutation({
    mutationFn: (line: string) => api.bankLines.unmatch(line),
    onSuccess: (line) => {
      changed(line);
      notifyDone(t('bank.unmatched'));
      onDone();
    },
    onError: notifyProblem,
  });
  if (id === undefined) return null;
  return (
    <Button
      size="xs"
      variant="subtle"
      mb="xs"
      aria-keyshortcuts="u"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      loading={undoing.isPending}
      onClick={() => undoing.mutate(id)}
    >
      {t('bank.undoLast')}
    </Button>
  );
}
