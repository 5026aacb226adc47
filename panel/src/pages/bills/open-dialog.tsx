import type { Bill, OpenBill } from '@countinghouse/client';
import { Checkbox, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import '../../i18n/bill-texts';
import { useMay } from '../../session/use-session';
import { FindingText } from './findings';

type Accepted = NonNullable<OpenBill['accept_findings']>;

/** Says that a bill is right as a document, and lets pass what stops it, one by one. */
export default function OpenDialog({ bill, ...opened }: DialogState & { readonly bill: Bill }) {
  const { t } = useTranslation();
  const mayApprove = useMay('purchases:approve');
  const [accepted, setAccepted] = useFresh<Accepted>(opened.isOpen, []);
  const [approve, setApprove] = useFresh(opened.isOpen, false);
  const done = new Set(bill.accepted_findings.map(({ code }) => code));
  const stops = bill.findings.filter(({ severity, code }) => severity === 'stop' && !done.has(code));
  const body: OpenBill = { accept_findings: accepted, approve };
  const name = bill.supplier_number ?? t('bills.withoutNumber');
  const toggle = (code: Accepted[number], isOn: boolean): void =>
    setAccepted(isOn ? [...new Set([...accepted, code])] : accepted.filter((one) => one !== code));
  return (
    <ActionDialog
      {...opened}
      kind="bills"
      record={bill}
      values={body}
      title={t(bill.status === 'approved' ? 'bills.ask_takeBack' : 'bills.ask_open', { name })}
      confirm={t(bill.status === 'approved' ? 'bills.do_takeBack' : 'bills.do_open')}
      run={(options) => api.bills.open(bill.id, body, options)}
      done={(after) => t(after.status === 'approved' ? 'bills.done_approve' : 'bills.done_open', { name })}
    >
      <Text size="sm">{t(bill.status === 'approved' ? 'bills.text_takeBack' : 'bills.text_open')}</Text>
      {stops.map((finding, at) => (
        <Checkbox
          key={`${finding.code} ${at}`}
          label={t('bills.accept')}
          description={<FindingText finding={finding} />}
          checked={accepted.includes(finding.code as Accepted[number])}
          onChange={(event) => toggle(finding.code as Accepted[number], event.currentTarget.checked)}
        />
      ))}
      {mayApprove && bill.status !== 'approved' && (
        <Checkbox
          label={t('bills.approveAtOnce')}
          checked={approve}
          onChange={(event) => setApprove(event.currentTarget.checked)}
        />
      )}
    </ActionDialog>
  );
}
