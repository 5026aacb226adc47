export { faultOfRule } from './domain/number-format.js';
export type { DocumentType, NumberingRule, SeriesReset } from './domain/number-series.js';
export { documentTypes, seriesResets } from './domain/number-series.js';
export { DocumentNumbering, type ChainedNumber } from './document-numbering.js';
export { IssuedDocumentEntity } from './entities/issued-document.entity.js';
export { NumberSeriesEntity } from './entities/number-series.entity.js';
export { NumberRules } from './number-rules.js';
export type { NumberingRules } from './number-rules.js';
export { NumberingRepository } from './numbering.repository.js';
