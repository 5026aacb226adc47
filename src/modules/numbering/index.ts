export { IssuedDocumentEntity } from './entities/issued-document.entity.js';
export { NumberSeriesEntity } from './entities/number-series.entity.js';
