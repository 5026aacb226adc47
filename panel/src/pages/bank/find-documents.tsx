import type { BankLineSummary, InvoiceSummary } from '@countinghouse/client';
import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog';
import { MoneyField } from '../../fields/number-fields';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';
import { openInvoicesQuery } from './bank-queries';
import classes from './bank.module.css';
import { chosenOutcomes, chosenSum, rounded, withInvoice, type ChosenInvoice } from './chosen-documents';
import { useMatching } from './use-matching';

interface FindDocumentsProps {
  readonly line: BankLineSummary;
  readonly onMatched: () => void;
}

const KEYS = { find: 'f', split: 's' } as const;

type Way = keyof typeof KEYS;

/** Finds the invoice that money in pays, or splits it over several. */
export function FindDocuments(props: FindDocumentsProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>();
  const may = useMay('payments:write');
  if (!may || props.line.amount <= 0 || !props.line.available_actions.includes('match')) return null;
  return (
    <>
      {(['find', 'split'] as const).map((one) => (
        <Button key={one} variant="default" aria-keyshortcuts={KEYS[one]} onClick={() => setWay(one)}>
          {t(`bank.do_${one}`)}
        </Button>
      ))}
      <Dialog
        opened={way !== undefined}
        onClose={() => setWay(undefined)}
        title={t(`bank.ask_${way ?? 'find'}`)}
        size="lg"
      >
        {way !== undefined && (
          <Choice {...props} isMany={way === 'split'} onClose={() => setWay(undefined)} />
        )}
      </Dialog>
    </>
  );
}

interface ChoiceProps extends FindDocumentsProps {
  readonly isMany: boolean;
  readonly onClose: () => void;
}

function Choice({ line, isMany, onMatched, onClose }: ChoiceProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { currency } = line;
  const [chosen, setChosen] = useState<readonly ChosenInvoice[]>([]);
  const [isCredit, setCredit] = useState(false);
  const matching = useMatching(line, () => {
    onClose();
    onMatched();
  });
  const left = rounded(line.amount - line.matched_amount, currency);
  const sum = chosenSum(chosen, currency);
  const rest = rounded(left - sum, currency);
  const choose = (invoice: InvoiceSummary): void =>
    setChosen(withInvoice(isMany ? chosen : [], invoice, left));
  return (
    <Stack gap="md">
      <Found currency={currency} chosen={chosen} onChoose={choose} />
      <Chosen chosen={chosen} onChange={setChosen} />
      <Text size="sm" role="status">
        {t('bank.chosenSum', { sum: money(sum, currency), left: money(left, currency) })}
      </Text>
      {rest > 0 && sum > 0 && (
        <Checkbox
          label={t('bank.restIsCredit', { rest: money(rest, currency) })}
          checked={isCredit}
          onChange={(event) => setCredit(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          aria-keyshortcuts="Control+Enter"
          disabled={sum <= 0 || rest < 0}
          loading={matching.isPending}
          onClick={() => matching.mutate(chosenOutcomes(chosen, isCredit && rest > 0 ? rest : 0))}
        >
          {t('bank.accept')}
        </Button>
      </Group>
    </Stack>
  );
}

interface FoundProps {
  readonly currency: string;
  readonly chosen: readonly ChosenInvoice[];
  readonly onChoose: (invoice: InvoiceSummary) => void;
}

/** Open invoices that have the words, the oldest first. */
function Found({ currency, chosen, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed, 200);
  const { data = [], isPending } = useQuery(openInvoicesQuery(currency, words));
  const others = data.filter(({ id }) => chosen.every(({ invoice }) => invoice.id !== id));
  return (
    <div>
      <TextInput
        label={t('bank.findInvoice')}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.found} role="group" aria-label={t('bank.openInvoices')}>
        {others.map((invoice) => (
          <UnstyledButton key={invoice.id} className={classes.line} onClick={() => onChoose(invoice)}>
            <span className={classes.name}>
              {invoice.number} · {invoice.customer_name}
            </span>
            <span className={classes.amount}>{money(invoice.amount_due, currency)}</span>
            <span className={classes.text}>{t('bank.due', { day: day(invoice.due_date) })}</span>
          </UnstyledButton>
        ))}
      </div>
      {data.length === 0 && !isPending && <Text size="sm">{t('bank.noneFound')}</Text>}
    </div>
  );
}

interface ChosenProps {
  readonly chosen: readonly ChosenInvoice[];
  readonly onChange: (chosen: readonly ChosenInvoice[]) => void;
}

function Chosen({ chosen, onChange }: ChosenProps) {
  const { t } = useTranslation();
  return chosen.map(({ invoice, amount }, at) => (
    <Group key={invoice.id} gap="xs" wrap="nowrap" align="flex-end">
      <MoneyField
        style={{ flex: 1 }}
        label={`${invoice.number ?? ''} · ${invoice.customer_name}`}
        currency={invoice.currency}
        value={amount}
        onChange={(typed) => onChange(chosen.with(at, { invoice, amount: typed }))}
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('bank.leaveOut', { number: invoice.number ?? '' })}
        onClick={() => onChange(chosen.toSpliced(at, 1))}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  ));
}
