import type { MailTemplate } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { Panel } from '../../../components/facts';
import { RecordLoader } from '../../../components/record-loader';
import { useFormats } from '../../../i18n/formats';
import { TemplateForm } from './template-form';

/** What messages say, each kind in each language. */
export function TemplatesPanel() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: keysOf('mail-templates').all,
    queryFn: ({ signal }) => api.mailTemplates.list({ signal }),
  });
  return (
    <Panel title={t('mailSettings.templates')}>
      <RecordLoader query={query}>
        {({ data }) => (
          <>
            {data.map((template) => (
              <TemplateLine key={`${template.kind}.${template.language}`} template={template} />
            ))}
          </>
        )}
      </RecordLoader>
    </Panel>
  );
}

function TemplateLine({ template }: { template: MailTemplate }) {
  const { t } = useTranslation();
  const { languageName } = useFormats();
  const [isOpen, { open, close }] = useDisclosure(false);
  const queryClient = useQueryClient();
  const { kind, language, built_in, subject } = template;
  const title = t('mailSettings.templateTitle', {
    kind: t(`messages.kind_${kind}`),
    language: languageName(language),
  });
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" mb="xs">
      <Text size="sm">
        {title}{' '}
        <Text span size="xs" c="dimmed">
          {built_in
            ? t('mailSettings.builtIn')
            : t('common.labelled', { label: t('mailSettings.ownText'), value: subject })}
        </Text>
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        flex="none"
        aria-label={t('common.labelled', { label: t('mailSettings.edit'), value: title })}
        onClick={open}
      >
        {t('mailSettings.edit')}
      </Button>
      <Dialog isForm opened={isOpen} onClose={close} title={title} size="xl">
        <TemplateForm
          template={template}
          onDone={() => {
            void queryClient.invalidateQueries({ queryKey: keysOf('mail-templates').all });
            close();
          }}
          onCancel={close}
        />
      </Dialog>
    </Group>
  );
}
