import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import '../../i18n/statement-texts';
import { SendFileForm } from '../../mail/send-file-form';
import type { StatementPeriod } from './statement-calls';

interface SendStatementProps {
  readonly customerId: string;
  readonly period: StatementPeriod;
  readonly onClose: () => void;
}

/** To whom the statement goes, and in which language. */
export function SendStatement({ customerId, period, onClose }: SendStatementProps) {
  const { t } = useTranslation();
  const { from, to: until, currency } = period;
  const ofPeriod = {
    ...(from !== '' && { period_from: from }),
    ...(until !== '' && { period_to: until }),
    ...(currency !== '' && { currency }),
  };
  return (
    <SendFileForm
      hint={t('statements.sendHint')}
      send={(body, options) => api.customers.sendStatement(customerId, { ...body, ...ofPeriod }, options)}
      onClose={onClose}
    />
  );
}
