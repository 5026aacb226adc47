export { contentForAnother } from './copy/content-of.js';
export { carriedContent } from './copy/fates.js';
export { repriced } from './copy/repriced.js';
export { duplicatePrices, type DuplicateDetails, type DuplicatePrices } from './domain/duplicate.js';
export { DuplicatesModule } from './duplicates.module.js';
