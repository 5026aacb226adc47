import { CountinghouseError, type MatchingRule } from '@countinghouse/client';
import { Button, Group, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { faultsOf } from '../../api/faults';
import { keysOf } from '../../api/query-keys';
import { Dialog } from '../../components/dialog';
import { notifyDone, ProblemFacts } from '../../components/notify';
import { ProblemAlert } from '../../components/problem-alert';
import { useTypedHere } from '../../components/typed-here';
import { LastAttempt } from '../../forms/idempotency';
import { faultText } from '../../i18n/problem-texts';
import { RuleFields } from './rule-fields';
import { RuleTest } from './rule-test';
import { ruleBody, type RuleValues } from './rule-values';

interface RuleDialogProps {
  /** What it begins with. */
  readonly values: RuleValues;
  /** The rule that is changed; without it, one is added. */
  readonly rule?: MatchingRule;
  readonly onClose: () => void;
}

/** Adds or changes a rule, and shows which lines it meets. */
export function RuleDialog({ rule, ...props }: RuleDialogProps) {
  const { t } = useTranslation();
  const title = rule === undefined ? t('bank.addRuleTitle') : t('bank.editRuleTitle');
  return (
    <Dialog isForm opened onClose={props.onClose} title={title} size="lg">
      <RuleForm {...props} {...(rule !== undefined && { rule })} />
    </Dialog>
  );
}

function RuleForm({ values: initial, rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  useTypedHere(() => JSON.stringify(values) !== JSON.stringify(initial));
  const saving = useSaving(rule, onClose);
  const { error } = saving;
  const problem = error instanceof CountinghouseError ? error : undefined;
  const faults = problem === undefined ? [] : faultsOf(problem);
  const faultOf = (field: keyof RuleValues): string | undefined => {
    const fault = faults.find(({ pointer }) => pointer === `#/${field}`);
    return fault && faultText(t, fault);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    saving.mutate(values);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RuleFields
          values={values}
          onChange={(change) => setValues({ ...values, ...change })}
          faultOf={faultOf}
        />
        <RuleTest values={values} />
        {problem !== undefined && faults.length === 0 && (
          <ProblemAlert problem={problem}>
            <ProblemFacts problem={problem} />
          </ProblemAlert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending} aria-keyshortcuts="Control+Enter">
            {t('bank.saveRule')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSaving(rule: MatchingRule | undefined, onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [lastAttempt] = useState(() => new LastAttempt());
  return useMutation({
    mutationFn: (values: RuleValues) => {
      const body = ruleBody(values);
      return rule === undefined
        ? api.matchingRules.create(body, { idempotencyKey: lastAttempt.keyFor(body) })
        : api.matchingRules.update(rule.id, body, { ifVersion: rule.version });
    },
    onSuccess: async ({ name }) => {
      notifyDone(t('bank.savedRule', { name }));
      onDone();
      for (const noun of ['matching-rules', 'bank-lines'] as const)
        await queryClient.invalidateQueries({ queryKey: keysOf(noun).all });
    },
    onError: (error) =>
      lastAttempt.ended(error instanceof CountinghouseError ? error.code : 'unreadable_answer'),
  });
}
