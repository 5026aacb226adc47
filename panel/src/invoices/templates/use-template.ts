import type { CountinghouseError, InvoiceTemplate } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { faultsOf } from '../../api/faults';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import { faultTexts } from '../../forms/fault-texts';
import { useSave } from '../../forms/use-save';
import { faultText } from '../../i18n/problem-texts';
import { useInvoiceLabels } from '../editor/use-invoice-labels';
import { invoiceQuery } from '../invoice-queries';
import { templateFaults } from './template-faults';
import '../../i18n/form-texts';
import '../../i18n/invoice-template-texts';

interface Choice {
  readonly templates: readonly InvoiceTemplate[];
  readonly customerId: string | undefined;
  readonly onClose: () => void;
}

/** The form of a draft that is made of a template. Then opens its editor. */
export function useTemplate({ templates, customerId, onClose }: Choice) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const textOfFaults = useTextOfFaults();
  const [first] = templates;
  const form = useForm({
    initialValues: {
      template_id: first !== undefined && templates.length === 1 ? first.id : '',
      customer_id: customerId ?? null,
    },
    // The service gets it in the address, and cannot say that it is missing.
    validate: { template_id: (id) => (id === '' ? t('faults.required') : null) },
  });
  const saving = useSave({
    form,
    save: ({ template_id, customer_id }, idempotencyKey) => {
      // The service says what is wrong with no customer.
      return api.invoiceTemplates.createInvoice(
        template_id,
        { customer_id: customer_id as string },
        { idempotencyKey },
      );
    },
    onSaved: (invoice) => {
      void queryClient.invalidateQueries({ queryKey: keysOf('invoices').all });
      queryClient.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
      notifyDone(t('invoiceTemplates.made'));
      onClose();
      const params = { invoiceId: invoice.id };
      // Back leads to where the form was opened, and not into the form again.
      void navigate({ to: '/invoices/$invoiceId/edit', params, replace: true });
    },
    onProblem: (problem, values) => {
      // Somebody else has deleted it meanwhile.
      if (problem.code === 'not_found') {
        void queryClient.invalidateQueries({ queryKey: keysOf('invoice-templates').all });
      }
      const text = textOfFaults(problem);
      if (text === '') return false;
      form.setErrors({ ...faultTexts(t, problem, values), template_id: text });
      form.getInputNode('template_id')?.focus();
      return true;
    },
  });
  return { form, ...saving };
}

/** Returns a function that says why no invoice can be made of a template; empty if that is not the reason. */
function useTextOfFaults(): (problem: CountinghouseError) => string {
  const { t } = useTranslation();
  const { labelOf } = useInvoiceLabels();
  return (problem) => {
    const texts = templateFaults(faultsOf(problem)).map(({ member, fault }) => {
      const label = member === 'tax_rate' ? t('invoiceEditor.taxRate') : labelOf(member);
      const value = fault === undefined ? t('invoiceTemplates.lacks') : faultText(t, fault);
      return t('common.labelled', { label, value });
    });
    return [...new Set(texts)].join(' · ');
  };
}
