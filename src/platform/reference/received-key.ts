/*
 * A plugin of Swagger UI that takes over a key from the page that opened it.
 *
 * What the browser gets of a plugin is its source text. So it stands alone: it imports nothing and uses nothing from
 * outside its braces.
 */

/**
 * Signs the reference in with the key that the control panel has just shown, when the panel opened it for that.
 *
 * The key is handed from window to window, so it stands in no address, log or storage, and is gone with the tab. Only
 * the window that opened this one is asked and believed, and only while it is a page of this very service.
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

/** What the plugin uses of Swagger UI. */
interface SwaggerUi {
  readonly authActions: { readonly authorize: (byScheme: Readonly<Record<string, object>>) => unknown };
}

/** What the plugin uses of the browser. */
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
