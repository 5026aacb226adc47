import { Group, Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '../../fields/decimal-field';
import { CustomerPicker } from '../../pickers/customer-picker';
import { useMay } from '../../session/use-session';
import { accountsQuery } from './bank-queries';
import { RULE_OUTCOMES, type RuleValues } from './rule-values';

interface RuleFieldsProps {
  readonly values: RuleValues;
  readonly onChange: (change: Partial<RuleValues>) => void;
  readonly faultOf: (field: keyof RuleValues) => string | undefined;
}

type TextName = 'name' | 'counterparty_iban' | 'name_contains' | 'text_contains' | 'reason';

/** What a rule asks for, and what a line is then. */
export function RuleFields(props: RuleFieldsProps) {
  const { t } = useTranslation();
  const { values, onChange, faultOf } = props;
  const text = (name: TextName) => ({
    label: t(`bank.rule_${name}`),
    value: values[name],
    error: faultOf(name),
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextInput {...text('name')} data-autofocus required />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...text('counterparty_iban')} />
        <TextInput {...text('name_contains')} />
        <TextInput {...text('text_contains')} />
        <Narrowing {...props} />
      </SimpleGrid>
      <Outcome {...props} />
      {values.outcome !== 'customer' && (
        <TextInput {...text('reason')} required={values.outcome === 'ignore'} />
      )}
      <Group gap="xl">
        <Switch
          label={t('bank.rule_is_active')}
          checked={values.is_active}
          onChange={(event) => onChange({ is_active: event.currentTarget.checked })}
        />
        {useMay('payments:write') && (
          <Switch
            label={t('bank.rule_is_certain')}
            checked={values.is_certain}
            onChange={(event) => onChange({ is_certain: event.currentTarget.checked })}
          />
        )}
      </Group>
    </>
  );
}

/** The account, the direction and the amounts, which narrow what the texts say. */
function Narrowing({ values, onChange, faultOf }: RuleFieldsProps) {
  const { t } = useTranslation();
  const { data: accounts = [] } = useQuery(accountsQuery);
  return (
    <>
      <Select
        label={t('bank.rule_bank_account_id')}
        placeholder={t('bank.rule_any')}
        clearable
        data={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.bank_account_id === '' ? null : values.bank_account_id}
        error={faultOf('bank_account_id')}
        onChange={(id) => onChange({ bank_account_id: id ?? '' })}
      />
      <Select
        label={t('bank.rule_direction')}
        placeholder={t('bank.rule_any')}
        clearable
        data={(['in', 'out'] as const).map((value) => ({ value, label: t(`bank.rule_direction_${value}`) }))}
        value={values.direction === '' ? null : values.direction}
        error={faultOf('direction')}
        onChange={(direction) => onChange({ direction: direction ?? '' })}
      />
      <Group grow align="flex-start">
        <DecimalField
          label={t('bank.rule_amount_from')}
          value={values.amount_from}
          error={faultOf('amount_from')}
          onChange={(amount_from) => onChange({ amount_from })}
        />
        <DecimalField
          label={t('bank.rule_amount_to')}
          value={values.amount_to}
          error={faultOf('amount_to')}
          onChange={(amount_to) => onChange({ amount_to })}
        />
      </Group>
    </>
  );
}

function Outcome({ values, onChange, faultOf }: RuleFieldsProps) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label={t('bank.rule_outcome')}
        allowDeselect={false}
        data={RULE_OUTCOMES.map((value) => ({ value, label: t(`bank.rule_outcome_${value}`) }))}
        value={values.outcome}
        error={faultOf('outcome')}
        onChange={(outcome) =>
          onChange({ outcome: RULE_OUTCOMES.find((one) => one === outcome) ?? 'ignore' })
        }
      />
      {values.outcome === 'customer' && (
        <CustomerPicker
          label={t('bank.rule_customer_id')}
          required
          value={values.customer_id === '' ? null : values.customer_id}
          error={faultOf('customer_id')}
          onChange={(id) => onChange({ customer_id: id ?? '' })}
        />
      )}
    </SimpleGrid>
  );
}
