import type { TaxId } from '../../../../kernel/parties/party.js';
import { Text } from '../../../../platform/fields.js';

export class TaxIdDto implements TaxId {
  @Text({ description: 'What kind of number it is.', example: 'eu_vat', max: 50 })
  type!: string;

  @Text({ description: 'The number.', example: 'DE136695976', max: 50 })
  value!: string;
}
