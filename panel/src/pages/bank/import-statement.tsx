import { CountinghouseError, type BankAccount, type StatementImport } from '@countinghouse/client';
import { Alert, FileButton, Text, UnstyledButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { ProblemFacts } from '../../components/notify';
import { base64Of } from '../../files/base64';
import { problemText } from '../../i18n/problem-texts';
import { useMay } from '../../session/use-session';
import classes from './bank.module.css';

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
  const [isOver, setOver] = useState(false);
  const importing = useImport(account);
  if (!useMay('bank_accounts:write')) return null;
  const take = (file: File | null | undefined): void => {
    if (file) importing.mutate(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <section aria-label={t('bank.import')} aria-busy={importing.isPending}>
      <FileButton onChange={take} inputProps={{ 'aria-label': t('bank.import') }}>
        {(props) => (
          <UnstyledButton
            {...props}
            className={classes.drop}
            data-over={isOver || undefined}
            disabled={importing.isPending}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <IconFileImport size={20} stroke={1.6} aria-hidden />
            <span>
              {importing.isPending ? t('bank.importing') : t('bank.drop')}
              <Text component="span" size="xs" c="dimmed" display="block">
                {t('bank.forms')}
              </Text>
            </span>
          </UnstyledButton>
        )}
      </FileButton>
      {importing.data !== undefined && <Imported result={importing.data} />}
      {importing.error instanceof CountinghouseError && <Refused problem={importing.error} />}
    </section>
  );
}

function useImport({ id }: BankAccount) {
  const queryClient = useQueryClient();
  return useMutation({
    // The same file twice is refused, so that a repetition does nothing twice.
    mutationFn: async (file: File) => api.bankStatements.import(id, { content: await base64Of(file) }),
    onSuccess: () => {
      for (const noun of ['bank-accounts', 'bank-lines'] as const)
        void queryClient.invalidateQueries({ queryKey: keysOf(noun).all });
    },
  });
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
