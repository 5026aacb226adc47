/**
 * Signs the API reference in with the key that the control panel has just shown, if the panel opened it for that.
 *
 * Takes the window of the page.
 */
export function receivedKeyPlugin(page = globalThis as unknown as BrowserWindow): () => ReceivedKeyPlugin {
  return () => ({
    afterLoad: (ui) => {
      onReceivedKey((value) => {
        const schema = { type: 'http', scheme: 'bearer' };
        ui.authActions.authorize({ bearer: { name: 'bearer', schema, value } });
      }, page);
    },
  });
}

/**
 * Asks the control panel for the key that it has just shown, if the panel opened this page for that.
 *
 * The key passes from window to window, so it is in no URL, log or storage, and vanishes with the tab. Only the window
 * that opened this one is asked, and only while it shows a page of this very service.
 */
export function onReceivedKey(
  listen: (key: string) => void,
  page = globalThis as unknown as BrowserWindow,
): void {
  const { opener, origin } = page;
  if (opener === null) return;
  page.addEventListener('message', (message) => {
    const { key } = (message.data ?? {}) as { readonly key?: unknown };
    if (message.source !== opener || message.origin !== origin || typeof key !== 'string') return;
    listen(key);
  });
  opener.postMessage({ ask: 'countinghouse.key' }, origin);
}

interface ReceivedKeyPlugin {
  readonly afterLoad: (ui: SwaggerUi) => void;
}

/** The part of Swagger UI that the plugin uses. */
interface SwaggerUi {
  readonly authActions: { readonly authorize: (byScheme: Readonly<Record<string, object>>) => unknown };
}

/** The part of the browser that this uses. */
export interface BrowserWindow {
  readonly opener: { readonly postMessage: (data: unknown, origin: string) => void } | null;
  readonly origin: string;
  readonly addEventListener: (type: 'message', listen: (message: Message) => void) => void;
}

interface Message {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}
