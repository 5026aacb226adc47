import type { ElectronicAddress, Identifier } from '../../../../kernel/parties/party.js';
import { Text } from '../../../../platform/fields.js';

const schemeCode = {
  pattern: /^[A-Z0-9]{2,4}$/,
  detail: 'A code of 2 to 4 capital letters and digits was expected.',
};

/** A number or name in a scheme, as electronic invoices tell them apart. */
export class IdentifierDto implements Identifier {
  @Text({ description: 'The identifier itself.', example: '4000001123452', max: 255 })
  value!: string;

  @Text({
    description: 'Whose identifier it is, as a code of the list that the field names: 0088 is a GLN.',
    example: '0088',
    max: 4,
    form: schemeCode,
    optional: true,
  })
  scheme?: string;
}

/** An address in a network that delivers electronic invoices. */
export class ElectronicAddressDto implements ElectronicAddress {
  @Text({ description: 'The address.', example: '9930:DE136695976', max: 255 })
  value!: string;

  @Text({
    description: 'Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail.',
    example: '9930',
    max: 4,
    form: schemeCode,
  })
  scheme!: string;
}

/** A class of goods or services in a classification. */
export class ClassificationDto extends IdentifierDto {
  @Text({ description: 'Version of the classification.', example: '16.0901', max: 20, optional: true })
  version?: string;
}
