import { onEnteredKey } from './entered-key.js';
import { nameButtons } from './name-buttons.js';
import { badgesOf } from './operation-badges.js';
import { idsWith } from './real-ids.js';
import { onReceivedKey } from './received-key.js';
import { shownDocument, withIds, withKey } from './shown-document.js';
import { window } from './window.js';
import { documentWithSamples } from './with-samples.js';

/* The script of /reference, which shows the document with Scalar. */

interface Scalar {
  readonly createApiReference: (place: string, configuration: object) => Reference;
}

interface Reference {
  readonly updateConfiguration: (configuration: object) => void;
}

/** The folder has the version in its name: serve-scalar.ts writes it into the page. */
const bundle = window.document.getElementById('scalar')?.getAttribute('data-bundle') ?? '';

/** Scalar makes elements of style without the nonce of the page. */
function styleWithNonce(): void {
  const { document } = window;
  const [meta] = document.querySelectorAll('meta[property=csp-nonce]');
  const nonce = meta?.getAttribute('content') ?? '';
  const create = document.createElement.bind(document);
  document.createElement = (tag, ...rest) => {
    const element = create(tag, ...rest);
    if (tag === 'style') element.setAttribute('nonce', nonce);
    return element;
  };
}

/** The theme that was chosen in the panel, otherwise that of the system. */
function isDark(): boolean {
  return window.document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark';
}

/** The colours of the panel, in which every text has enough contrast. */
const COLOURS = `
  .light-mode { --scalar-color-1: #1a2226; --scalar-color-2: #48545a; --scalar-color-3: #576369;
    --scalar-color-accent: #196a54; --scalar-color-green: #196a54; --scalar-color-red: #b42a25;
    --scalar-color-blue: #0a5c99; --scalar-color-orange: #8a4200; --scalar-color-yellow: #7a5200;
    --scalar-color-purple: #6a3fb0; }
  .dark-mode { --scalar-background-1: #15191b; --scalar-background-2: #1c2124; --scalar-color-1: #d9dfe1;
    --scalar-color-2: #b7c0c4; --scalar-color-3: #a7b2b7; --scalar-color-accent: #84cdb4;
    --scalar-color-green: #84cdb4; --scalar-color-red: #f2a09b; --scalar-color-blue: #8cc4f0;
    --scalar-color-orange: #f9c56b; }
  .sidebar-search-placeholder { color: var(--scalar-color-2); }
`;

/** A section is focused when it is gone to, and needs no frame. All codes of answers are seen without scrolling. */
const SHAPES = `
  .scalar-app section:focus-visible { outline: none; }
  .scalar-app .tab-list.tab-list { flex-wrap: wrap; overflow: visible; }
`;

styleWithNonce();
const [{ createApiReference }, published] = await Promise.all([
  import(bundle) as Promise<Scalar>,
  documentWithSamples(),
]);
const document = shownDocument(published, window.location.origin, '/docs');
const content = badgesOf(document);
const configuration = {
  content,
  darkMode: isDark(),
  customCss: COLOURS + SHAPES,
  authentication: { preferredSecurityScheme: 'bearer' },
  // Nothing from other hosts, nothing to them, and no key in the storage of the browser.
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  // The samples of the document are those of our libraries.
  hiddenClients: true,
  documentDownloadType: 'json',
};
const reference = createApiReference('#scalar', configuration);
nameButtons();

/** Shows the samples with the key and the records of the reader. */
async function useKey(key: string): Promise<void> {
  const ids = await idsWith(key, document);
  reference.updateConfiguration({
    ...configuration,
    content: withKey(withIds(content, ids), key),
    // The file would have the key in it. /openapi.json has none.
    documentDownloadType: 'none',
    authentication: { ...configuration.authentication, securitySchemes: { bearer: { token: key } } },
  });
}

onReceivedKey((key) => void useKey(key));
onEnteredKey((key) => void useKey(key));
