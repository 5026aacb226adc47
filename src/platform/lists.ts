/** The vocabulary that declares a list: its filters, sorts and search. */
export {
  amountRange,
  archived,
  currency,
  equal,
  metadata,
  range,
  reference,
  referenceToAny,
  referenceThrough,
  since,
  state,
  term,
  whether,
} from './contract/lists/filters.js';
export {
  byCreation,
  without,
  type Column,
  type Condition,
  type Filter,
  type ListDefinition,
} from './contract/lists/list-definition.js';
export { type ListRequest } from './contract/lists/list-request.js';
export { ListDto } from './contract/lists/list.dto.js';
export { type QueryReader } from './contract/lists/query-reader.js';
export { byAmount, byBeginning, byEnding, byWords, onlyWith } from './contract/lists/search.js';
export { day, instant, numberText, textOf, yesOrNo } from './contract/lists/values.js';
