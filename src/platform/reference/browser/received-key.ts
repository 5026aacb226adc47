/**
 * Signs the API reference in with the key that the control panel has just shown, if the panel opened it for that.
 *
 * The key passes from window to window, so it is in no URL, log or storage, and vanishes with the tab. Only the window
 * that opened this one is asked, and only while it shows a page of this very service.
 */
export function receivedKeyPlugin(): { afterLoad: (ui: SwaggerUi) => void } {
  return {
    afterLoad(ui) {
      const page = globalThis as unknown as BrowserWindow;
      const { opener, origin } = page;
      if (opener === null) return;
      page.addEventListener('message', (message) => {
        const { key } = (message.data ?? {}) as { readonly key?: unknown };
        if (message.source !== opener || message.origin !== origin || typeof key !== 'string') return;
        const schema = { type: 'http', scheme: 'bearer' };
        ui.authActions.authorize({ bearer: { name: 'bearer', schema, value: key } });
      });
      opener.postMessage({ ask: 'countinghouse.key' }, origin);
    },
  };
}

/** The part of Swagger UI that the plugin uses. */
interface SwaggerUi {
  readonly authActions: { readonly authorize: (byScheme: Readonly<Record<string, object>>) => unknown };
}

/** The part of the browser that the plugin uses. */
interface BrowserWindow {
  readonly opener: { readonly postMessage: (data: unknown, origin: string) => void } | null;
  readonly origin: string;
  readonly addEventListener: (type: 'message', listen: (message: Message) => void) => void;
}

interface Message {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}
