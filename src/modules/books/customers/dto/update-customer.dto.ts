import { PatchOf } from '../../../../platform/fields.js';
import { CreateCustomerDto } from './create-customer.dto.js';

/** An update replaces a customer wholly, so it takes what create takes. */
export class UpdateCustomerDto extends CreateCustomerDto {}

export class PatchCustomerDto extends PatchOf(CreateCustomerDto) {
  static readonly example = { email: 'accounts@example.com', note: null };
}
