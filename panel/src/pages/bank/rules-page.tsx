import type { MatchingRule } from '@countinghouse/client';
import { Anchor, Button, Text } from '@mantine/core';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import '../../i18n/bank-texts';
import { useMay } from '../../session/use-session';
import { rulesQuery } from './bank-queries';
import { RuleDialog } from './rule-dialog';
import { RuleRow } from './rule-row';
import { ruleValues } from './rule-values';
import classes from './bank.module.css';

/** The rules by which lines are proposed: in their order, to be changed, moved, switched off and deleted. */
export function RulesPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('bank.rules')} actions={<AddRule />} />
      <Text size="sm" mb="md">
        {t('bank.rulesText')}{' '}
        <Anchor size="sm" underline="always" renderRoot={(props) => <Link to="/bank" {...props} />}>
          {t('bank.toLines')}
        </Anchor>
      </Text>
      <RecordLoader query={useQuery(rulesQuery)}>{(rules) => <Rules rules={rules} />}</RecordLoader>
    </>
  );
}

function Rules({ rules }: { rules: readonly MatchingRule[] }) {
  const { t } = useTranslation();
  if (rules.length === 0) return <Message icon={IconFilter} title={t('bank.noRules')} />;
  return (
    <ol className={classes.rules} aria-label={t('bank.rules')}>
      {rules.map((rule, at) => (
        <RuleRow key={rule.id} rules={rules} at={at} />
      ))}
    </ol>
  );
}

function AddRule() {
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
        {t('bank.addRule')}
      </Button>
      {isOpen && <RuleDialog values={ruleValues()} onClose={() => setOpen(false)} />}
    </>
  );
}
