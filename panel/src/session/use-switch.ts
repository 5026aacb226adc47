import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '../api/client';
import { useNotifyProblem } from '../components/notify';
import { beginSession } from './session-store';

/** Works in another organization from now on, in this tab. Other tabs stay where they are, with their own session. */
export function useSwitch() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  return useMutation({
    mutationFn: (organization_id: string) => api.auth.switchOrganization({ organization_id }),
    onSuccess: async (result) => {
      queryClient.clear();
      beginSession(result);
      await router.navigate({ to: '/' });
    },
    onError: notifyProblem,
  });
}
