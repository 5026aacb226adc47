import type { MailTemplatePreview } from '@countinghouse/client';
import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { MailSheet } from '../../../mail/mail-sheet';

/** The API's own type names each kind and language. */
export type TemplateName = Parameters<typeof api.mailTemplates.update>[0];

interface TemplatePreviewProps {
  readonly name: TemplateName;
  readonly values: { readonly subject: string; readonly text: string };
}

/** How long nobody types before the text is shown. */
const PAUSE_MS = 300;

/** What the text says, with made-up documents, while it is written. */
export function TemplatePreview({ name, values }: TemplatePreviewProps) {
  const { t } = useTranslation();
  const { data, isError } = usePreview(name, values);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {t('mailSettings.preview')}
      </Text>
      <Text size="xs" c="dimmed" role="status">
        {isError ? t('mailSettings.previewFailed') : t('mailSettings.previewHint')}
      </Text>
      {data !== undefined && <MailSheet mail={data} />}
    </Stack>
  );
}

function usePreview(
  name: TemplateName,
  { subject, text }: TemplatePreviewProps['values'],
): { readonly data: MailTemplatePreview | undefined; readonly isError: boolean } {
  const [settledSubject] = useDebouncedValue(subject, PAUSE_MS);
  const [settledText] = useDebouncedValue(text, PAUSE_MS);
  const body = { subject: settledSubject, text: settledText };
  const { data, isError } = useQuery({
    queryKey: keysOf('mail-templates').part('preview', name, body),
    queryFn: ({ signal }) => api.mailTemplates.preview(name, body, { signal, idempotencyKey: null }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return { data, isError };
}
