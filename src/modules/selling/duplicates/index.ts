export { carriedContent } from './copy/fates.js';
export { atProductPrices } from './copy/product-prices.js';
export { DuplicatesModule } from './duplicates.module.js';
