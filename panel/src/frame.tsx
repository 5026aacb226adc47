import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { StrictMode, type ReactNode } from 'react';
import { styleNonce } from './theme/style-nonce';
import { cssVariables, theme } from './theme/theme';

/** The same key as in public/theme.js, which runs earlier. */
const colorScheme = localStorageColorSchemeManager({ key: 'countinghouse.theme' });

/** The look of all pages. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        {children}
      </MantineProvider>
    </StrictMode>
  );
}
