import type { Customer } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { useNotifyProblem } from '../../components/notify';
import { saveFile } from '../../components/save-file';
import '../../i18n/privacy-texts';

/** Saves everything that is stored of a customer, for whoever asks for it. */
export function DownloadPersonalData({ customer: { id } }: { customer: Customer }) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: () => api.customers.personalData(id),
    onSuccess: (content) => saveFile(content, `personal-data-${id}.zip`),
    onError: useNotifyProblem(),
  });
  return (
    <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
      {t('privacy.download')}
    </Button>
  );
}
