import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { watchConnection } from './api/connection';
import { LazyToaster } from './components/lazy-toaster';
import { addLoaders } from './i18n/i18n';
import { panelTexts } from './i18n/panel-texts';
import { newQueryClient } from './query-client';
import { router } from './router';
import { LazyConfirmation } from './session/lazy-confirmation';
import { shareSession } from './session/session-sharing';

/** Loads the texts of all pages, and returns the panel at the current address, or at `path` in its place. */
export async function startApp(path?: string): Promise<ReactNode> {
  await addLoaders(panelTexts);
  if (path !== undefined) router.history.replace(path);
  watchConnection();
  const queryClient = newQueryClient();
  shareSession(() => {
    queryClient.clear();
    void router.navigate({ to: '/sign-in' });
  });
  return (
    <QueryClientProvider client={queryClient}>
      <LazyToaster />
      <LazyConfirmation />
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
