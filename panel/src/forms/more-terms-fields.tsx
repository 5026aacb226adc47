import { Checkbox, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountField, PercentField } from '../fields/number-fields';
import type { EarlyPaymentProps } from './early-payment-fields';
import { formSource } from './field-source';
import { Fold } from './fold';
import { SourceEntries } from './identifier-fields';
import { filledMore, newTermsInstalment, type MoreTermsValues } from './terms-values';
import '../i18n/e-invoice-texts';
import '../i18n/form-texts';

const INSTALMENTS_MAX = 36;
const MOVES = ['next_business_day', 'previous_business_day'] as const;

/** Where a fault opens the fold. */
const MORE = [
  'net_months',
  'net_business_days',
  'days_of_month',
  'holidays_of',
  'if_day_off',
  'end_of_month_first',
  'instalments',
];

type MoreTermsProps = Pick<EarlyPaymentProps, 'form'>;

/** Months, business days, days of a month, days off and instalments, folded until they are needed. */
export default function MoreTermsFields({ form }: MoreTermsProps) {
  const { t } = useTranslation();
  const { payment_terms } = form.values as { readonly payment_terms: MoreTermsValues };
  const filled = filledMore(payment_terms);
  const [wasOpened, setOpen] = useState(filled > 0);
  const isOpen = wasOpened || MORE.some((name) => form.errors[`payment_terms.${name}`] !== undefined);
  return (
    <Fold label={t('terms.more')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} filled={filled}>
      <Stack gap="md">
        <DayRules form={form} />
        <Instalments form={form} />
      </Stack>
    </Fold>
  );
}

/** The rules for the day, in the order in which they apply. */
function DayRules({ form }: MoreTermsProps) {
  const { t } = useTranslation();
  const field = (name: string) => form.getInputProps(`payment_terms.${name}`);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
      <CountField
        label={t('terms.netMonths')}
        description={t('terms.netMonthsHint')}
        {...field('net_months')}
      />
      <CountField label={t('terms.businessDays')} {...field('net_business_days')} />
      <TextInput
        label={t('terms.daysOfMonth')}
        description={t('terms.daysOfMonthHint')}
        {...field('days_of_month')}
      />
      <TextInput
        label={t('terms.holidaysOf')}
        description={t('terms.holidaysOfHint')}
        maxLength={6}
        {...field('holidays_of')}
      />
      <Select
        label={t('terms.ifDayOff')}
        placeholder={t('terms.ifDayOffKeep')}
        clearable
        data={MOVES.map((value) => ({ value, label: t(`terms.ifDayOff_${value}`) }))}
        {...field('if_day_off')}
      />
      <Checkbox
        label={t('terms.endOfMonthFirst')}
        {...form.getInputProps('payment_terms.end_of_month_first', { type: 'checkbox' })}
      />
    </SimpleGrid>
  );
}

function Instalments({ form }: MoreTermsProps) {
  const { t } = useTranslation();
  const source = formSource(form);
  const fault = form.errors['payment_terms.instalments'];
  return (
    <div>
      <SourceEntries
        source={source}
        path="payment_terms.instalments"
        label={t('terms.instalments')}
        add={t('terms.instalmentAdd')}
        countMax={INSTALMENTS_MAX}
        blank={newTermsInstalment()}
      >
        {(at) => (
          <>
            <PercentField
              label={t('terms.instalmentPercent')}
              data-entry-start
              {...source.field(`${at}.percent`)}
            />
            <CountField label={t('terms.instalmentDays')} {...source.field(`${at}.days`)} />
          </>
        )}
      </SourceEntries>
      {fault !== undefined && (
        <Text size="sm" c="red" role="alert">
          {fault}
        </Text>
      )}
      <Text size="xs" c="dimmed" mt={4}>
        {t('terms.instalmentsHint')}
      </Text>
    </div>
  );
}
