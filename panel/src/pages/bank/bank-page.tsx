import { Button, Group, Select } from '@mantine/core';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '@countinghouse/client';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import '../../i18n/bank-texts';
import { useMay } from '../../session/use-session';
import { AcceptCertain } from './accept-certain';
import { AddAccountDialog } from './add-account-dialog';
import { Balances } from './balances';
import { BankLines } from './bank-lines';
import { accountsQuery } from './bank-queries';
import { doneStates, type BankSearch } from './bank-search';
import { ImportStatement } from './import-statement';

const route = getRouteApi('/signed-in/bank');

/** Bank accounts: statements come in, and their lines are matched with what they are. */
export function BankPage() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const query = useQuery(accountsQuery);
  return (
    <>
      <PageHeader
        title={t('bank.title')}
        actions={
          <>
            <Button variant="default" renderRoot={(props) => <Link to="/bank/rules" {...props} />}>
              {t('bank.rules')}
            </Button>
            <AddAccount />
          </>
        }
      />
      <RecordLoader query={query}>
        {(accounts) => {
          const account = accounts.find(({ id }) => id === search.account) ?? accounts[0];
          if (account === undefined) return <NoAccount />;
          return <OfAccount accounts={accounts} account={account} search={search} />;
        }}
      </RecordLoader>
    </>
  );
}

function NoAccount() {
  const { t } = useTranslation();
  return (
    <Message icon={IconBuildingBank} title={t('bank.noAccount')}>
      {t('bank.noAccountText')}
    </Message>
  );
}

function AddAccount() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('bank_accounts:write')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('bank.addAccount')}
      </Button>
      {isOpen && <AddAccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface OfAccountProps {
  readonly accounts: readonly BankAccount[];
  readonly account: BankAccount;
  readonly search: BankSearch;
}

function OfAccount({ accounts, account, search }: OfAccountProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = doneStates.find((one) => one === search.state) ?? 'new';
  const show = (change: BankSearch): void => void navigate({ to: '/bank', search: { ...search, ...change } });
  return (
    <>
      <Group align="flex-end" mb="md">
        <Select
          label={t('bank.account')}
          data={accounts.map(({ id, name, currency }) => ({ value: id, label: `${name} · ${currency}` }))}
          allowDeselect={false}
          value={account.id}
          onChange={(id) => show({ account: id ?? account.id })}
        />
        <Select
          label={t('bank.shown')}
          data={(['new', ...doneStates] as const).map((value) => ({
            value,
            label: t(`bank.state_${value}`),
          }))}
          allowDeselect={false}
          value={state}
          onChange={(value) => show({ state: doneStates.find((one) => one === value) })}
        />
        {state === 'new' && <AcceptCertain account={account} />}
      </Group>
      <ImportStatement account={account} />
      <Balances account={account} />
      <BankLines key={`${account.id} ${state}`} account={account} state={state} />
    </>
  );
}
