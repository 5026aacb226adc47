import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../components/facts';
import { useFormats } from '../i18n/formats';
import '../i18n/recurring-texts';
import { recurringQuery } from './recurring-queries';
import { useRuleWords } from './use-rule-words';

/** The recurring invoice that made an invoice. */
export default function MadeBy({ id }: { id: string }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const wordsOf = useRuleWords();
  const { data } = useQuery(recurringQuery(id));
  if (data === undefined) return null;
  return (
    <Facts title={t('recurring.madeBy')}>
      <Fact name={t('recurring.name')}>
        <Anchor
          renderRoot={(props) => (
            <Link to="/recurring-invoices/$recurringId" params={{ recurringId: id }} {...props} />
          )}
        >
          {data.name}
        </Anchor>
      </Fact>
      <Fact name={t('recurring.rule')}>{wordsOf(data.rule, data.rule_from)}</Fact>
      <Fact name={t('recurring.next')}>{data.next_on !== null && day(data.next_on)}</Fact>
    </Facts>
  );
}
