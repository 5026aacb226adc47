import type { Supplier } from '@countinghouse/client';
import { Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { supplierQuery } from '../../bills/bill-queries';
import { Fact, Facts, Panel, Panels } from '../../components/facts';
import { Instant } from '../../components/instant';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { StatusBadge } from '../../components/status-badge';
import { History } from '../../history/history';
import { useFormats } from '../../i18n/formats';
import '../../i18n/purchase-texts';
import { BillStatus } from '../bills/bill-columns';
import { BillLink } from './links';
import { PaymentsOf } from './payments-of';
import classes from './purchases.module.css';
import { billsOfQuery, supplierBalanceQuery } from './purchase-queries';

const route = getRouteApi('/signed-in/suppliers/$supplierId');

/** The page of a supplier: who it is, what is owed to it, and its latest bills and payments. */
export function SupplierPage() {
  const { supplierId } = route.useParams();
  const query = useQuery(supplierQuery(supplierId));
  return <RecordLoader query={query}>{(supplier) => <Page supplier={supplier} />}</RecordLoader>;
}

interface About {
  readonly supplier: Supplier;
}

function Page({ supplier }: About) {
  const { t } = useTranslation();
  const { id, name, archived_at, metadata } = supplier;
  return (
    <>
      <PageHeader
        title={name}
        badge={archived_at !== null && <StatusBadge tone="off">{t('purchases.archived')}</StatusBadge>}
        back={{ to: '/suppliers', label: t('purchases.suppliers') }}
        actions={<Neighbours list="/suppliers" id={id} />}
      />
      <Panels>
        <Balance id={id} />
        <SupplierFacts supplier={supplier} />
        <LatestBills id={id} />
        <PaymentsOf of={{ supplier_id: id }} title={t('purchases.latestPayments')} />
        <MetadataFacts metadata={metadata} />
        <History of={supplier} />
      </Panels>
    </>
  );
}

function Balance({ id }: { id: string }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Panel title={t('purchases.balance')}>
      <RecordLoader query={useQuery(supplierBalanceQuery(id))}>
        {(balances) =>
          balances.length === 0 ? (
            <Text size="sm">{t('purchases.balanceNone')}</Text>
          ) : (
            <ul className={classes.rows}>
              {balances.map(({ currency, ...sums }) => (
                <li key={currency}>
                  {(['due', 'overdue', 'disputed', 'credit'] as const)
                    .filter((name) => name === 'due' || sums[name] !== 0)
                    .map((name) => (
                      <span key={name}>
                        {t(`purchases.${name}`)} <strong>{money(sums[name], currency)}</strong>
                      </span>
                    ))}
                </li>
              ))}
            </ul>
          )
        }
      </RecordLoader>
    </Panel>
  );
}

function SupplierFacts({ supplier }: About) {
  const { t } = useTranslation();
  const { payment_terms, bank_accounts, tax_ids } = supplier;
  return (
    <Facts title={t('purchases.basics')}>
      <Fact name={t('purchases.tradingName')}>{supplier.trading_name}</Fact>
      <Fact name={t('purchases.email')}>{supplier.email}</Fact>
      <Fact name={t('purchases.phone')}>{supplier.phone}</Fact>
      {tax_ids.map(({ value }) => (
        <Fact key={value} name={t('purchases.taxId')}>
          {value}
        </Fact>
      ))}
      <Fact name={t('purchases.ourNumber')}>{supplier.our_number}</Fact>
      {bank_accounts.map(({ iban }) => (
        <Fact key={iban} name={t('purchases.iban')}>
          <Code>{iban}</Code>
        </Fact>
      ))}
      <Fact name={t('purchases.terms')}>
        {payment_terms?.net_days !== undefined && t('purchases.netDays', { count: payment_terms.net_days })}
      </Fact>
      <Fact name={t('purchases.note')}>{supplier.note}</Fact>
      <Fact name={t('common.created')}>
        <Instant at={supplier.created_at} />
      </Fact>
      <Fact name={t('common.id')}>
        <Code>{supplier.id}</Code>
      </Fact>
    </Facts>
  );
}

function LatestBills({ id }: { id: string }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return (
    <Panel title={t('purchases.latestBills')}>
      <RecordLoader query={useQuery(billsOfQuery(id))}>
        {(bills) =>
          bills.length === 0 ? (
            <Text size="sm">{t('purchases.none')}</Text>
          ) : (
            <ul className={classes.rows}>
              {bills.map((bill) => (
                <li key={bill.id}>
                  <BillLink id={bill.id} />
                  {bill.issue_date !== null && <span>{day(bill.issue_date)}</span>}
                  <BillStatus status={bill.status} />
                  {bill.total !== null && bill.currency !== null && (
                    <span>{money(bill.total, bill.currency)}</span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </RecordLoader>
    </Panel>
  );
}
