import { allOperationsPlugin } from './all-operations.js';
import { localReferencesPlugin } from './local-references.js';
import { mendNames } from './mend-names.js';
import { pageSamples } from './page-samples.js';
import { realIdsPlugin } from './real-ids.js';
import { receivedKeyPlugin } from './received-key.js';
import { samplesPlugin } from './samples-plugin.js';
import { searchPlugin } from './search-plugin.js';
import { shownDocument } from './shown-document.js';
import { openPointIndexPlugin, todoBadgePlugin } from './todo-badge.js';
import { window } from './window.js';
import { documentWithSamples } from './with-samples.js';

/*
 * The script of /docs. Swagger UI is there before it, as a global.
 */

interface Bundle {
  (options: object): unknown;
  readonly presets: { readonly apis: unknown };
}

const { SwaggerUIBundle } = globalThis as unknown as { readonly SwaggerUIBundle: Bundle };

/** The page has an introduction of its own. */
const ownIntroductionPlugin = { components: { InfoContainer: () => null } };

/** A row of the register may stand in a section that is closed. */
function openTarget(hash: string): void {
  const id = hash.slice(1);
  if (!id.startsWith('OP-')) return;
  const target = window.document.getElementById(id);
  const section = target?.closest('details');
  if (!target || !section) return;
  section.open = true;
  target.scrollIntoView();
}

const shown = shownDocument(await documentWithSamples(), window.location.origin);
SwaggerUIBundle({
  spec: shown,
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  plugins: [
    ownIntroductionPlugin,
    localReferencesPlugin,
    allOperationsPlugin,
    openPointIndexPlugin,
    todoBadgePlugin,
    receivedKeyPlugin(),
    realIdsPlugin(shown),
    samplesPlugin,
    searchPlugin,
  ],
  persistAuthorization: false,
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // The default has too little contrast.
  syntaxHighlight: { theme: 'tomorrow-night' },
  // Otherwise the page sends the document to a validator on the internet.
  validatorUrl: null,
});
pageSamples();
mendNames();
openTarget(window.location.hash);
window.addEventListener('hashchange', () => openTarget(window.location.hash));
// Swagger UI changes the address itself, and then there is no event.
window.document.body.addEventListener('click', ({ target }) => {
  openTarget(target.closest('a')?.getAttribute('href') ?? '');
});
