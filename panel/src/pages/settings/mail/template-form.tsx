import type { MailTemplate } from '@countinghouse/client';
import { Button, Code, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { notifyDone, useNotifyProblem } from '../../../components/notify';
import { FormActions } from '../../../forms/form-actions';
import { useSave } from '../../../forms/use-save';
import { TemplatePreview, type TemplateName } from './template-preview';

interface TemplateFormProps {
  readonly template: MailTemplate;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Subject and text of one kind in one language. */
export function TemplateForm({ template, onDone, onCancel }: TemplateFormProps) {
  const { t } = useTranslation();
  const { subject, text, kind, language } = template;
  const name = `${kind}.${language}` as TemplateName;
  const form = useForm({ initialValues: { subject, text } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => api.mailTemplates.update(name, values),
    onSaved: () => {
      notifyDone(t('mailSettings.templateSaved'));
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Stack gap="md">
            <TextInput label={t('mailSettings.subject')} data-autofocus {...form.getInputProps('subject')} />
            <Textarea
              label={t('mailSettings.text')}
              autosize
              minRows={8}
              maxRows={18}
              {...form.getInputProps('text')}
            />
            <Placeholders names={template.placeholders} />
          </Stack>
          <TemplatePreview name={name} values={form.values} />
        </SimpleGrid>
        {!template.built_in && <BringBack name={name} onDone={onDone} />}
        <FormActions submit={t('common.save')} cancel={onCancel} isSaving={isSaving} trouble={trouble} />
      </Stack>
    </form>
  );
}

function Placeholders({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <Text size="sm" fw={500} mb={6}>
        {t('mailSettings.placeholders')}
      </Text>
      <Group gap="xs">
        {names.map((name) => (
          <Code key={name}>{`{{${name}}}`}</Code>
        ))}
      </Group>
    </div>
  );
}

function BringBack({ name, onDone }: { name: TemplateName; onDone: () => void }) {
  const { t } = useTranslation();
  const onError = useNotifyProblem();
  const bring = useMutation({
    mutationFn: () => api.mailTemplates.delete(name),
    onSuccess: () => {
      notifyDone(t('mailSettings.broughtBack'));
      onDone();
    },
    onError,
  });
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="default"
        loading={bring.isPending}
        onClick={() => bring.mutate(undefined)}
      >
        {t('mailSettings.bringBack')}
      </Button>
    </Group>
  );
}
