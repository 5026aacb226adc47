export type { LinkTarget } from './domain/link.js';
export { LinksModule } from './links.module.js';
export { LINKS_PATH, makeLink } from './make/make-link.js';
export { renewLink } from './make/renew-link.js';
export {
  LinkedQuotes,
  type ChosenTotal,
  type LinkedAcceptance,
  type LinkedQuote,
  type PageAcceptance,
} from './page/linked-quotes.js';
export { LinkPages } from './page/link-pages.service.js';
