import type { Bill, BillFinding } from '@countinghouse/client';
import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { saidAgain, supplierOf } from '../../bills/said-again';
import { Panel } from '../../components/facts';
import { notifyDone, useNotifyProblem } from '../../components/notify';
import '../../i18n/bill-texts';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';
import classes from './bills.module.css';

const COLORS = { stop: 'red', warn: 'yellow', info: 'gray' } as const;

/** A severity that is newer than this panel stops nothing here; the service says so if it does. */
const severityOf = ({ severity }: BillFinding) => (severity in COLORS ? severity : 'info');

/** What a person should know of a bill, the gravest first, and what to do. */
export function Findings({ bill }: { bill: Bill }) {
  const { t } = useTranslation();
  const { findings, differences, accepted_findings } = bill;
  if (findings.length === 0) return null;
  const accepted = new Set(accepted_findings.map(({ code }) => code));
  const left = findings.filter(({ code }) => !accepted.has(code));
  return (
    <Panel title={t('bills.findings')}>
      <div className={classes.findings}>
        {(['stop', 'warn', 'info'] as const).map((severity) => (
          <AsGrave
            key={severity}
            bill={bill}
            title={t(`bills.severity_${severity}`)}
            color={COLORS[severity]}
            findings={left.filter((finding) => severityOf(finding) === severity)}
          />
        ))}
        <AsGrave
          bill={bill}
          title={t('bills.accepted')}
          color="gray"
          findings={findings.filter(({ code }) => accepted.has(code))}
        />
        {differences.length > 0 && <Differences bill={bill} />}
      </div>
    </Panel>
  );
}

interface AsGraveProps {
  readonly bill: Bill;
  readonly title: string;
  readonly color: string;
  readonly findings: readonly BillFinding[];
}

/** Findings that matter as much as each other: a document may break dozens of rules. */
function AsGrave({ bill, title, color, findings }: AsGraveProps) {
  if (findings.length === 0) return null;
  return (
    <Alert variant="light" color={color} title={title}>
      <ul className={classes.group}>
        {findings.map((finding, at) => (
          <li key={`${finding.code} ${at}`} className={classes.text}>
            <FindingText finding={finding} />
            {finding.code === 'unknown_supplier' && <FindSupplier bill={bill} />}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What was found, in the language of the panel; what a rule says is as the rule says it. */
export function FindingText({ finding: { code, rule, detail } }: { finding: BillFinding }) {
  const { t } = useTranslation();
  if (code === 'rules_broken') return t('bills.finding_rules_broken', { rule: rule ?? '', detail });
  return `${t(`bills.finding_${code as 'sums_differ'}`, { defaultValue: detail })}${rule === null ? '' : ` (${rule})`}`;
}

function Differences({ bill: { differences, currency } }: { bill: Bill }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const of = (amount: number): string => (currency === null ? String(amount) : money(amount, currency));
  return (
    <ul className={classes.differences}>
      {differences.map(({ what, at, given, computed, rule }) => (
        <li key={`${what} ${String(at)} ${rule}`}>
          {t('bills.difference', {
            what: t(`bills.sum_${what as 'total'}`),
            given: of(given),
            computed: of(computed),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Takes the supplier that it may be of, or makes a new one of what the document says, in one press. */
function FindSupplier({ bill }: { bill: Bill }) {
  const { t } = useTranslation();
  const may = { bills: useMay('purchases:write'), suppliers: useMay('suppliers:write') };
  const changed = useRecordChanged('bills');
  const onError = useNotifyProblem();
  const fresh = supplierOf(bill);
  const proposed = bill.supplier_match?.supplier_id;
  const choosing = useMutation({
    mutationFn: async (id: string | undefined) => {
      const supplier = id ?? (fresh && (await api.suppliers.create(fresh)).id);
      return api.bills.update(bill.id, saidAgain(bill, supplier), { ifVersion: bill.version });
    },
    onSuccess: (after) => {
      changed(after);
      notifyDone(t('bills.supplierChosen'));
    },
    onError,
  });
  if (!may.bills || !bill.available_actions.includes('update') || bill.total === null) return null;
  const mayAdd = may.suppliers && fresh !== undefined;
  if (proposed === undefined && !mayAdd) return null;
  return (
    <div className={classes.choices}>
      {proposed !== undefined && (
        <Button size="compact-sm" loading={choosing.isPending} onClick={() => choosing.mutate(proposed)}>
          {t('bills.takeProposed')}
        </Button>
      )}
      {mayAdd && (
        <Button
          size="compact-sm"
          variant={proposed === undefined ? 'filled' : 'default'}
          loading={choosing.isPending}
          onClick={() => choosing.mutate(undefined)}
        >
          {t('bills.newSupplier', { name: fresh.name })}
        </Button>
      )}
    </div>
  );
}
