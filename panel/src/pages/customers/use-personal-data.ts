import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client';
import { useNotifyProblem } from '../../components/notify';
import { saveFile } from '../../components/save-file';

/** Returns what saves everything that is stored of a customer, for whoever asks for it. */
export function usePersonalData(id: string): () => void {
  const download = useMutation({
    mutationFn: () => api.customers.personalData(id),
    onSuccess: (content) => saveFile(content, `personal-data-${id}.zip`),
    onError: useNotifyProblem(),
  });
  return () => download.mutate();
}
