import { Iban, Nested, OneOf, Text } from '../../../../platform/fields.js';
import { paymentMeans, type EInvoiceDetails } from '../domain/e-invoice-details.js';

type Instructions = NonNullable<EInvoiceDetails['payment_instructions']>;

export class PaymentCardDto implements NonNullable<Instructions['card']> {
  @Text({
    description: 'The last four to six digits of the card; never all of them.',
    example: '4242',
    max: 6,
    form: { pattern: /^[0-9]{4,6}$/, detail: 'The last four to six digits of the card were expected.' },
  })
  last_digits!: string;

  @Text({ description: 'Whose card it is.', example: 'Charles Babbage', max: 255, optional: true })
  holder?: string;
}

export class DirectDebitDto implements NonNullable<Instructions['direct_debit']> {
  @Text({ description: 'Reference of the mandate.', example: 'MANDATE-17', max: 35, optional: true })
  mandate?: string;

  @Iban({ description: 'Account that is debited.', example: 'DE89370400440532013000', optional: true })
  iban?: string;
}

export class PaymentInstructionsDto implements Instructions {
  @OneOf(paymentMeans, {
    description: 'How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros.',
    example: 'sepa_transfer',
    optional: true,
  })
  means?: Instructions['means'];

  @Text({
    description:
      'What the payer gives as reference; else a structured one (ISO 11649) is made of the number.',
    example: 'RF18539007547034',
    max: 140,
    optional: true,
  })
  reference?: string;

  @Text({ description: 'The means in words.', example: 'SEPA credit transfer', max: 255, optional: true })
  text?: string;

  @Nested(() => PaymentCardDto, { description: 'The card that was used, with means card.', optional: true })
  card?: PaymentCardDto;

  @Nested(() => DirectDebitDto, { description: 'With means direct_debit.', optional: true })
  direct_debit?: DirectDebitDto;
}
