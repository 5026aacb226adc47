export { DocumentsModule } from './documents.module.js';
export { DocumentsService, type AvailableFile } from './documents.service.js';
export { documentFormats, isElectronic, mediaTypeOf, type DocumentFormat } from './domain/formats.js';
export type { DocumentTarget } from './mapping/load-document.js';
export { localeForms, type LocaleForms } from './rendering/index.js';
