import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useActions } from '../../actions/use-actions';
import { lazyPart } from '../../components/lazy-part';
import { useMay } from '../../session/use-session';
import { templatesQuery } from './template-queries';
import '../../i18n/invoice-template-texts';

const FromTemplateDialog = lazyPart(() => import('./from-template-dialog'));

interface FromTemplateProps {
  /** Who is to pay, if it is known; it can be changed. */
  readonly customerId: string | undefined;
}

/** Offers to make a draft of a template; nothing where there is no template, or no right to make one. */
export function FromTemplate({ customerId }: FromTemplateProps) {
  const { t } = useTranslation();
  const mayWrite = useMay('invoices:write');
  const { data: templates = [] } = useQuery({ ...templatesQuery, enabled: mayWrite });
  const actions = useActions<'choose'>();
  return (
    <>
      {mayWrite && templates.length > 0 && (
        <Button variant="default" onClick={() => actions.begin('choose')}>
          {t('invoiceTemplates.from')}
        </Button>
      )}
      {actions.wasOpen('choose') && (
        <Suspense>
          <FromTemplateDialog customerId={customerId} templates={templates} {...actions.of('choose')} />
        </Suspense>
      )}
    </>
  );
}
