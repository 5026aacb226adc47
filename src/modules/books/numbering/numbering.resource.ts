import type { Resource } from '../../../platform/index.js';
import { IssuedDocumentEntity } from './entities/issued-document.entity.js';
import { NumberSeriesEntity } from './entities/number-series.entity.js';

/** The source of document numbers. The scope of invoices applies. */
export const numberSeries = {
  name: 'number-series',
  noun: 'number series',
  idPrefix: 'ser',
  tags: [{ name: 'Number series', description: 'Numbers without gaps, and the proof of it.' }],
  entities: [NumberSeriesEntity, IssuedDocumentEntity],
} as const satisfies Resource;
