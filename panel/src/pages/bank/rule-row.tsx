import type { MatchingRule } from '@countinghouse/client';
import { ActionIcon, Group, Switch, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { useNotifyProblem } from '../../components/notify';
import { QuestionDialog, type Question } from '../../components/question-dialog';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';
import { accountsQuery, customerNameQuery } from './bank-queries';
import classes from './bank.module.css';
import { RuleDialog } from './rule-dialog';
import { ruleBody, ruleValues } from './rule-values';

interface RuleRowProps {
  readonly rules: readonly MatchingRule[];
  readonly at: number;
}

/** One of the rules, as a sentence, with what can be done with it. */
export function RuleRow({ rules, at }: RuleRowProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const rule = rules[at] as MatchingRule;
  const { name, is_active, is_certain, uses, last_used_at } = rule;
  const used = last_used_at === null ? '' : t('bank.ruleLastUsed', { day: day(last_used_at.slice(0, 10)) });
  return (
    <li className={classes.rule} data-off={!is_active || undefined}>
      <div>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <RuleSentence rule={rule} />
        <Text size="xs" c="dimmed">
          {[t('bank.ruleUses', { count: uses }), used, is_certain ? t('bank.ruleCertain') : '']
            .filter((one) => one !== '')
            .join(' · ')}
        </Text>
      </div>
      {useMay('bank_accounts:write') && <RuleActions rules={rules} at={at} />}
    </li>
  );
}

/** What a rule asks for and what a line is then, in words. */
function RuleSentence({ rule }: { rule: MatchingRule }) {
  const { t } = useTranslation();
  const { data: accounts = [] } = useQuery(accountsQuery);
  const { customer_id, outcome, reason } = rule;
  const { data: customer } = useQuery({
    ...customerNameQuery(customer_id ?? ''),
    enabled: customer_id !== null,
  });
  const account = accounts.find(({ id }) => id === rule.bank_account_id)?.name;
  const asks = [
    rule.counterparty_iban && t('bank.ruleAsks_iban', { iban: rule.counterparty_iban }),
    rule.name_contains && t('bank.ruleAsks_name', { text: rule.name_contains }),
    rule.text_contains && t('bank.ruleAsks_text', { text: rule.text_contains }),
    rule.direction && t(`bank.rule_direction_${rule.direction as 'in'}`),
    rule.amount_from !== null && t('bank.ruleAsks_from', { amount: rule.amount_from }),
    rule.amount_to !== null && t('bank.ruleAsks_to', { amount: rule.amount_to }),
    account && t('bank.ruleAsks_account', { name: account }),
  ].filter((one) => one !== false && one !== null && one !== undefined && one !== '');
  const is = t(`bank.rule_outcome_${outcome as 'fee'}`);
  const more = [customer, reason].filter((one) => one !== undefined && one !== null);
  return (
    <Text size="sm" className={classes.name}>
      {asks.join(', ')} → {[is, ...more].join(': ')}
    </Text>
  );
}

function RuleActions({ rules, at }: RuleRowProps) {
  const { t } = useTranslation();
  const rule = rules[at] as MatchingRule;
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const { changing, reload } = useChanging();
  const toDelete: Question = {
    title: t('bank.deleteRule', { name: rule.name }),
    text: t('bank.deleteRuleText'),
    confirm: t('bank.confirmDeleteRule'),
    run: () => api.matchingRules.delete(rule.id),
  };
  const move = (step: 1 | -1): void => changing.mutate(() => moved(rules, at, at + step));
  const toggle = (is_active: boolean): void =>
    changing.mutate(() => api.matchingRules.update(rule.id, ruleBody({ ...ruleValues(rule), is_active })));
  return (
    <Group gap={4} wrap="nowrap">
      <Switch
        aria-label={t('bank.ruleActiveOf', { name: rule.name })}
        checked={rule.is_active}
        disabled={changing.isPending}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      <RuleButton name="up" rule={rule} isOff={at === 0} onClick={() => move(-1)} />
      <RuleButton name="down" rule={rule} isOff={at === rules.length - 1} onClick={() => move(1)} />
      <RuleButton name="edit" rule={rule} onClick={() => setOpen(true)} />
      <RuleButton name="delete" rule={rule} onClick={() => setQuestion(toDelete)} />
      {isOpen && <RuleDialog rule={rule} values={ruleValues(rule)} onClose={() => setOpen(false)} />}
      <QuestionDialog question={question} onClose={() => setQuestion(undefined)} onSettled={reload} />
    </Group>
  );
}

const ICONS = { up: IconChevronUp, down: IconChevronDown, edit: IconPencil, delete: IconTrash } as const;

interface RuleButtonProps {
  readonly name: keyof typeof ICONS;
  readonly rule: MatchingRule;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function RuleButton({ name, rule, isOff = false, onClick }: RuleButtonProps) {
  const { t } = useTranslation();
  const Icon = ICONS[name];
  const label = t(`bank.rule_do_${name}`, { name: rule.name });
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} disabled={isOff} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

function useChanging() {
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  const reload = async (): Promise<void> => {
    for (const noun of ['matching-rules', 'bank-lines'] as const)
      await queryClient.invalidateQueries({ queryKey: keysOf(noun).all });
  };
  const changing = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: notifyProblem,
    onSettled: reload,
  });
  return { changing, reload };
}

/** Gives each rule its place in the new order; most have it already. */
async function moved(rules: readonly MatchingRule[], from: number, to: number): Promise<void> {
  const order = rules.toSpliced(from, 1).toSpliced(to, 0, rules[from] as MatchingRule);
  for (const [at, rule] of order.entries()) {
    if (rule.position === at + 1) continue;
    const body = ruleBody(ruleValues(rule), at + 1);
    await api.matchingRules.update(rule.id, body, { ifVersion: rule.version });
  }
}
