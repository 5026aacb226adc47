import { CountinghouseError, type BankAccount, type StatementImport } from '@countinghouse/client';
import { Alert } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { ProblemFacts } from '../../components/notify';
import { base64Of } from '../../files/base64';
import { DropFiles } from '../../files/drop-files';
import { problemText } from '../../i18n/problem-texts';
import { useMay } from '../../session/use-session';
import { csvPreview, textOfBytes, type CsvPreview } from './csv-preview';
import { MapColumns } from './map-columns';

/** Problems of files, which no other page has. */
const OF_FILES = [
  'already_exists',
  'statement_unreadable',
  'statement_does_not_add_up',
  'statement_of_other_account',
] as const;

/** Takes a statement of the bank that is dropped here or chosen, and says what came of it. */
export function ImportStatement({ account }: { account: BankAccount }) {
  const { t } = useTranslation();
  const [mapped, setMapped] = useState<Mapped>();
  const [told, setTold] = useState<StatementImport>();
  const importing = useImport(account, setMapped);
  if (!useMay('bank_accounts:write')) return null;
  return (
    <section aria-label={t('bank.import')} aria-busy={importing.isPending}>
      <DropFiles
        label={t('bank.import')}
        text={t('bank.drop')}
        busyText={t('bank.importing')}
        forms={t('bank.forms')}
        multiple={false}
        isBusy={importing.isPending}
        onFiles={([file]) => {
          setTold(undefined);
          importing.mutate(file);
        }}
      />
      {(told ?? importing.data) !== undefined && (
        <Imported result={(told ?? importing.data) as StatementImport} />
      )}
      {told === undefined && importing.error instanceof CountinghouseError && (
        <Refused problem={importing.error} />
      )}
      {mapped !== undefined && (
        <MapColumns
          account={account}
          {...mapped}
          onClose={() => setMapped(undefined)}
          onImported={(result) => {
            setMapped(undefined);
            setTold(result);
          }}
        />
      )}
    </section>
  );
}

/** A file of values whose columns have to be named. */
interface Mapped {
  readonly file: File;
  readonly preview: CsvPreview;
}

function useImport({ id }: BankAccount, onUnknown: (mapped: Mapped) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    // The same file twice is refused, so that a repetition does nothing twice.
    mutationFn: async (file: File) => api.bankStatements.import(id, { content: await base64Of(file) }),
    onError: async (error, file) => {
      if (!(error instanceof CountinghouseError) || error.code !== 'statement_unreadable') return;
      const text = textOfBytes(await file.arrayBuffer());
      const preview = isNoTable(text) ? undefined : csvPreview(text);
      if (preview !== undefined) onUnknown({ file, preview });
    },
    onSuccess: () => {
      for (const noun of ['bank-accounts', 'bank-lines'] as const)
        void queryClient.invalidateQueries({ queryKey: keysOf(noun).all });
    },
  });
}

/** XML and MT940 say what they are, and their columns cannot be chosen. */
function isNoTable(text: string): boolean {
  return text.trimStart().startsWith('<') || /^:\d\d[A-Z]?:/m.test(text) || text.includes('\0');
}

function Imported({ result: { statements, other_accounts } }: { result: StatementImport }) {
  const { t } = useTranslation();
  const sum = (of: 'new_lines' | 'known_lines'): number =>
    statements.reduce((total, statement) => total + statement[of], 0);
  return (
    <Alert variant="light" color="pine" role="status" mb="md">
      {t('bank.importedNew', { count: sum('new_lines') })}{' '}
      {sum('known_lines') > 0 && t('bank.importedKnown', { count: sum('known_lines') })}{' '}
      {statements.some(({ is_balanced }) => !is_balanced) && t('bank.importedUnbalanced')}{' '}
      {other_accounts.length > 0 && t('bank.importedOthers', { names: other_accounts.join(', ') })}
    </Alert>
  );
}

function Refused({ problem }: { problem: CountinghouseError }) {
  const { t } = useTranslation();
  const own = OF_FILES.find((code) => code === problem.code);
  return (
    <Alert
      variant="light"
      color="red"
      role="alert"
      mb="md"
      title={own === undefined ? problemText(t, problem) : t(`bank.refused_${own}`)}
    >
      <ProblemFacts problem={problem} />
    </Alert>
  );
}
