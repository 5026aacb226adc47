import type { ContactPerson, TaxRepresentative } from '../../../../kernel/parties/party.js';
import { Email, Nested, Phone, Text } from '../../../../platform/fields.js';
import { AddressDto } from './address.dto.js';

export class ContactPersonDto implements ContactPerson {
  @Text({ description: 'Person or department.', example: 'Ada Lovelace', max: 255, optional: true })
  name?: string;

  @Email({
    description: 'E-mail address; else that of the organization.',
    example: 'ada@example.com',
    optional: true,
  })
  email?: string;

  @Phone({
    description: 'Telephone number; else that of the organization.',
    example: '+44 20 7946 0001',
    optional: true,
  })
  phone?: string;
}

export class TaxRepresentativeDto implements TaxRepresentative {
  @Text({ description: 'Name of the representative.', example: 'Fiscal Agents GmbH', max: 255 })
  name!: string;

  @Text({ description: 'VAT number of the representative.', example: 'DE123456789', max: 50 })
  tax_id!: string;

  @Nested(() => AddressDto, { description: 'Address of the representative.', optional: true })
  address?: AddressDto;
}
