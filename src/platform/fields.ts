/** The decorators that declare the fields of a request: one for each meaning, with its rule and its documentation. */
export { Base64, Bic, HolidaysOf, Iban, Locale, Phone, TimeZone } from './contract/fields/business-fields.js';
export type { Refusal } from './contract/fields/field.js';
export { PatchOf, type Patch } from './contract/fields/patch-of.js';
export { Metadata, MetadataChanges } from './contract/fields/metadata.js';
export { AnyObject, Each, Id, Nested, Objects, Texts } from './contract/fields/nested-fields.js';
export {
  Amount,
  BaseQuantity,
  DiscountPercent,
  ExchangeRate,
  Flag,
  KeptAmount,
  Percent,
  PercentAboveZero,
  Price,
  Quantity,
  SignedAmount,
  TaxRate,
  Whole,
  Wholes,
} from './contract/fields/number-fields.js';
export {
  Currency,
  Day,
  Email,
  EMAIL_MAX,
  Instant,
  OneOf,
  Text,
  TextList,
  isAddressOrRange,
  isEmail,
} from './contract/fields/text-fields.js';
