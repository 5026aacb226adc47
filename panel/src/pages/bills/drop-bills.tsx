import { CountinghouseError, type Bill } from '@countinghouse/client';
import { Alert, Anchor } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { ProblemFacts } from '../../components/notify';
import { base64Of } from '../../files/base64';
import { DropFiles } from '../../files/drop-files';
import '../../i18n/bill-texts';
import { problemText } from '../../i18n/problem-texts';
import { useMay } from '../../session/use-session';

const TAKEN = '.xml,.pdf,.png,.jpg,.jpeg,.tif,.tiff';

/** What became of one file. */
interface Outcome {
  readonly name: string;
  readonly bill?: Bill;
  readonly problem?: CountinghouseError;
}

/** Takes files that are dropped here or chosen, one bill of each, and says what came of them. */
export function DropBills() {
  const { t } = useTranslation();
  const adding = useAdding();
  if (!useMay('purchases:write')) return null;
  return (
    <section aria-label={t('bills.add')} aria-busy={adding.isPending}>
      <DropFiles
        label={t('bills.add')}
        text={t('bills.drop')}
        busyText={t('bills.adding')}
        forms={t('bills.forms')}
        accept={TAKEN}
        multiple
        isBusy={adding.isPending}
        shortcut="n"
        onFiles={(files) => adding.mutate(files)}
      />
      {adding.data !== undefined && <Outcomes of={adding.data} />}
    </section>
  );
}

function useAdding() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const outcomes: Outcome[] = [];
      for (const file of files) outcomes.push(await added(file));
      return outcomes;
    },
    onSuccess: (outcomes) => {
      void queryClient.invalidateQueries({ queryKey: keysOf('bills').all });
      const [only] = outcomes;
      if (outcomes.length === 1 && only?.bill !== undefined)
        void navigate({ to: '/bills/$billId', params: { billId: only.bill.id } });
    },
  });
}

/** The same file twice is one file and one bill, so that a repetition does nothing twice. */
async function added(file: File): Promise<Outcome> {
  const { name } = file;
  try {
    const { id } = await api.receivedFiles.create({ filename: name, content: await base64Of(file) });
    return { name, bill: await api.bills.create({ file_id: id }) };
  } catch (problem) {
    if (problem instanceof CountinghouseError) return { name, problem };
    throw problem;
  }
}

function Outcomes({ of }: { of: readonly Outcome[] }) {
  const { t } = useTranslation();
  const count = of.filter(({ bill }) => bill !== undefined).length;
  return (
    <>
      {count > 0 && (
        <Alert variant="light" color="pine" role="status" mb="md">
          {t('bills.added', { count })}
        </Alert>
      )}
      {of.map(
        ({ name, problem }, at) =>
          problem !== undefined && <Refused key={`${name} ${at}`} name={name} problem={problem} />,
      )}
    </>
  );
}

function Refused({ name, problem }: { name: string; problem: CountinghouseError }) {
  const { t } = useTranslation();
  const first = (problem.problem as { existing_id?: string | null } | undefined)?.existing_id;
  return (
    <Alert variant="light" color="red" role="alert" mb="md" title={t('bills.refused', { name })}>
      {problemText(t, problem)}{' '}
      {typeof first === 'string' && (
        <Anchor
          inherit
          renderRoot={(props) => <Link to="/bills/$billId" params={{ billId: first }} {...props} />}
        >
          {t('bills.first')}
        </Anchor>
      )}
      <ProblemFacts problem={problem} />
    </Alert>
  );
}
