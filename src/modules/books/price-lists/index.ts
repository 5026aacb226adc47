export { PriceSourceDto } from './dto/price-source.dto.js';
export { offeredListsSql } from './prices/offered-lists.sql.js';
export { offeredLists, type OfferedListRow } from './domain/offered-lists.js';
export { toPriceSourceDto } from './prices/price-source.mapper.js';
