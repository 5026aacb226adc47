import { Text } from '../../../../platform/fields.js';
import type { Address } from '../../../../kernel/parties/party.js';

const country = {
  pattern: /^[A-Z]{2}$/,
  detail: 'A country code of ISO 3166-1, two capital letters, was expected.',
};

export class AddressDto implements Address {
  @Text({ description: 'Street and number.', example: 'Friedrichstraße 12', max: 255, optional: true })
  line1?: string;

  @Text({ description: 'Building, floor, care of.', example: '3rd floor', max: 255, optional: true })
  line2?: string;

  @Text({ description: 'A further line.', example: 'Entrance C', max: 255, optional: true })
  line3?: string;

  @Text({ description: 'City or town.', example: 'Berlin', max: 100, optional: true })
  city?: string;

  @Text({ description: 'State, province or region.', example: 'BE', max: 100, optional: true })
  state?: string;

  @Text({ description: 'Postal code.', example: '10117', max: 20, optional: true })
  postal_code?: string;

  @Text({ description: 'Country, ISO 3166-1 alpha-2.', example: 'DE', max: 2, form: country, optional: true })
  country?: string;
}
