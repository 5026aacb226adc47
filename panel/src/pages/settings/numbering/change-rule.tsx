import type { NumberSeries, Organization } from '@countinghouse/client';
import { Button, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { notifyDone } from '../../../components/notify';
import { FormActions } from '../../../forms/form-actions';
import { useSave } from '../../../forms/use-save';
import { organizationBody, organizationValues } from '../organization/organization-values';

const RESETS = ['yearly', 'monthly', 'never'] as const;

/** Changes the number format of a series, from the next number on. */
export function ChangeRule({ series }: { series: NumberSeries }) {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure(false);
  const queryClient = useQueryClient();
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('numbering.change')}
      </Button>
      <Dialog isForm opened={isOpen} onClose={close} title={t(`numbering.type_${series.document_type}`)}>
        <RuleForm
          series={series}
          onCancel={close}
          onSaved={() => {
            notifyDone(t('numbering.changed'));
            void queryClient.invalidateQueries({ queryKey: keysOf('number-series').all });
            close();
          }}
        />
      </Dialog>
    </>
  );
}

type Rule = Pick<NumberSeries, 'format' | 'reset' | 'first_number'>;

interface RuleFormProps {
  readonly series: NumberSeries;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

function RuleForm({ series, onSaved, onCancel }: RuleFormProps) {
  const { t } = useTranslation();
  const { format, reset, first_number, document_type, documents } = series;
  const form = useForm<Rule>({ initialValues: { format, reset, first_number } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (rule) => saveRule(document_type, rule),
    onSaved,
    toFormPath: (path) => path.replace(`numbering.${document_type}.`, ''),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mb="md">
        <TextInput
          label={t('numbering.format')}
          description={t('numbering.formatHint', {
            year: '{YYYY}',
            shortYear: '{YY}',
            month: '{MM}',
            count: '{SEQ:5}',
            fiscalYear: '{FY:07}',
            fiscalEnd: '{FYY:07}',
          })}
          required
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('format')}
        />
        <NativeSelect
          label={t('numbering.reset')}
          data={RESETS.map((value) => ({ value, label: t(`numbering.reset_${value}`) }))}
          {...form.getInputProps('reset')}
        />
        {documents === 0 && (
          <NumberInput
            label={t('numbering.firstNumber')}
            description={t('numbering.firstNumberHint')}
            min={1}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            {...form.getInputProps('first_number')}
          />
        )}
      </Stack>
      <FormActions submit={t('common.save')} cancel={onCancel} isSaving={isSaving} trouble={trouble} />
    </form>
  );
}

/** The rule is one of the organization's settings, which are replaced as a whole. A concurrent change is refused. */
async function saveRule(type: NumberSeries['document_type'], rule: Rule): Promise<Organization> {
  const organization = await api.organization.get();
  const body = { ...organizationBody(organizationValues(organization)), numbering: { [type]: rule } };
  return api.organization.update(body, { ifVersion: organization.version });
}
