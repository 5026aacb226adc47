import { CreateCustomerDto } from './create-customer.dto.js';

/** An update replaces a customer wholly, so it takes what create takes. */
export class UpdateCustomerDto extends CreateCustomerDto {}
