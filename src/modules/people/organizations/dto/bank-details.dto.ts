import type { BankDetails } from '../../../../kernel/parties/party.js';
import { Bic, Iban, Text } from '../../../../platform/fields.js';

export class BankDetailsDto implements BankDetails {
  @Text({
    description: 'Whose account it is, if not the organization’s.',
    example: 'Analytical Engines Ltd',
    max: 255,
    optional: true,
  })
  account_holder?: string;

  @Iban({
    description: 'International Bank Account Number; its check digits are checked.',
    example: 'DE89370400440532013000',
    optional: true,
  })
  iban?: string;

  @Bic({ description: 'Business Identifier Code of the bank.', example: 'COBADEFFXXX', optional: true })
  bic?: string;

  @Text({ description: 'Name of the bank.', example: 'Commerzbank', max: 255, optional: true })
  bank_name?: string;

  @Text({
    description: 'Number of the account where there is no IBAN.',
    example: '12345678',
    max: 34,
    optional: true,
  })
  account_number?: string;

  @Text({
    description: 'Number of the bank where there is no IBAN: sort code, ABA number, BSB.',
    example: '200000',
    max: 34,
    optional: true,
  })
  routing_number?: string;

  @Text({
    description: 'SEPA creditor identifier, needed for direct debits.',
    example: 'DE98ZZZ09999999999',
    max: 35,
    optional: true,
  })
  creditor_id?: string;
}
