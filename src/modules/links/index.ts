export { LinksModule } from './links.module.js';
export { LINKS_PATH, makeLink } from './make/make-link.js';
export { InvoicePages } from './page/invoice-pages.service.js';
