import type { BankLineSummary } from '@countinghouse/client';
import { Button, Group, Text, TextInput, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useActions, useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { DayField } from '../../fields/day-field';
import { useMay } from '../../session/use-session';

/** The maximum of the service. */
const NOTE_LENGTH_MAX = 500;

const ACTIONS = ['hold', 'ignore', 'reopen', 'unmatch'] as const;

type Action = (typeof ACTIONS)[number];

const KEYS: Readonly<Partial<Record<Action, string>>> = { hold: 'h', ignore: 'i' };

interface LineActionsProps {
  readonly line: BankLineSummary;
  readonly onDone: () => void;
}

/** What can be done with a line, besides accepting a proposal. */
export function LineActions({ line, onDone }: LineActionsProps) {
  const { t } = useTranslation();
  const actions = useActions<Action>();
  const [mayDecide, mayPay] = [useMay('bank_accounts:write'), useMay('payments:write')];
  const offered = ACTIONS.filter((action) => {
    const isAllowed = action === 'unmatch' ? mayPay : mayDecide;
    return isAllowed && line.available_actions.includes(action);
  });
  const asked = (action: Action): Asked => ({ line, onDone, ...actions.of(action) });
  return (
    <Group gap="xs">
      {offered.map((action) => (
        <Button
          key={action}
          variant="default"
          {...(KEYS[action] !== undefined && { 'aria-keyshortcuts': KEYS[action] })}
          onClick={() => actions.begin(action)}
        >
          {t(`bank.do_${action}`)}
        </Button>
      ))}
      {actions.wasOpen('hold') && <Hold {...asked('hold')} />}
      {actions.wasOpen('ignore') && <Ignore {...asked('ignore')} />}
      {actions.wasOpen('reopen') && <Reopen {...asked('reopen')} />}
      {actions.wasOpen('unmatch') && <Unmatch {...asked('unmatch')} />}
    </Group>
  );
}

type Asked = LineActionsProps & DialogState;

function Hold({ line, ...opened }: Asked) {
  const { t } = useTranslation();
  const [values, setValues] = useFresh(opened.isOpen, {
    until: line.hold_until ?? '',
    note: line.note ?? '',
  });
  const body = {
    ...(values.until !== '' && { until: values.until }),
    ...(values.note.trim() !== '' && { note: values.note }),
  };
  return (
    <ActionDialog
      {...opened}
      kind="bank-lines"
      record={line}
      values={values}
      title={t('bank.ask_hold')}
      confirm={t('bank.confirm_hold')}
      run={(options) => api.bankLines.hold(line.id, body, options)}
      done={() => t('bank.done_hold')}
    >
      <DayField
        label={t('bank.heldUntil')}
        value={values.until}
        onChange={(until) => setValues({ ...values, until })}
      />
      <Textarea
        label={t('bank.note')}
        maxLength={NOTE_LENGTH_MAX}
        value={values.note}
        onChange={(event) => setValues({ ...values, note: event.currentTarget.value })}
      />
    </ActionDialog>
  );
}

function Ignore({ line, ...opened }: Asked) {
  const { t } = useTranslation();
  const [reason, setReason] = useFresh(opened.isOpen, '');
  return (
    <ActionDialog
      {...opened}
      kind="bank-lines"
      record={line}
      values={reason}
      title={t('bank.ask_ignore')}
      confirm={t('bank.confirm_ignore')}
      run={(options) => api.bankLines.ignore(line.id, { reason }, options)}
      done={() => t('bank.done_ignore')}
    >
      <Text size="sm">{t('bank.text_ignore')}</Text>
      <TextInput
        label={t('bank.reason')}
        required
        maxLength={NOTE_LENGTH_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}

function Reopen({ line, ...opened }: Asked) {
  const { t } = useTranslation();
  return (
    <ActionDialog
      {...opened}
      kind="bank-lines"
      record={line}
      title={t('bank.ask_reopen')}
      confirm={t('bank.confirm_reopen')}
      run={(options) => api.bankLines.reopen(line.id, options)}
      done={() => t('bank.done_reopen')}
    >
      <Text size="sm">{t('bank.text_reopen')}</Text>
    </ActionDialog>
  );
}

function Unmatch({ line, ...opened }: Asked) {
  const { t } = useTranslation();
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="bank-lines"
      record={line}
      title={t('bank.ask_unmatch')}
      confirm={t('bank.confirm_unmatch')}
      run={(options) => api.bankLines.unmatch(line.id, options)}
      done={() => t('bank.unmatched')}
    >
      <Text size="sm">{t('bank.text_unmatch')}</Text>
    </ActionDialog>
  );
}
