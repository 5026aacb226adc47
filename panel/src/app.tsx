import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LazyToaster } from './components/lazy-toaster';
import { newQueryClient } from './query-client';
import { router } from './router';
import { styleNonce } from './theme/style-nonce';
import { LazyConfirmation } from './session/lazy-confirmation';
import { shareSession } from './session/session-sharing';
import { cssVariables, theme } from './theme/theme';

const queryClient = newQueryClient();

shareSession(() => {
  queryClient.clear();
  void router.navigate({ to: '/sign-in' });
});

/** The same key as in public/theme.js, which runs earlier. */
const colorScheme = localStorageColorSchemeManager({ key: 'countinghouse.theme' });

/** The providers around all pages. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <LazyToaster />
        <LazyConfirmation />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
