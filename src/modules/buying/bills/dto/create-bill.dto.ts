import {
  Bic,
  Currency,
  Day,
  Each,
  Id,
  Metadata,
  Nested,
  OneOf,
  SignedAmount,
  TaxRate,
  Text,
} from '../../../../platform/fields.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { taxCategories } from '../../../../kernel/tax/tax-category.js';
import { receivedFiles } from '../../received-files/received-files.resource.js';
import { suppliers } from '../../suppliers/suppliers.resource.js';
import { createBillExample } from '../bills.examples.js';
import {
  billKindNames,
  type BillDetails,
  type BillKind,
  type BillPayment,
  type TaxGroupDetails,
} from '../domain/bill.js';

const TAX_GROUPS_MAX = 50;
const plain = { pattern: /^[^\p{Cc}\p{Cf}]+$/u, detail: 'A text of visible characters was expected.' };

export class CreateBillTaxGroupDto implements TaxGroupDetails {
  @OneOf(taxCategories, { description: 'Category of UNTDID 5305.', example: 'S' })
  category!: string;

  @TaxRate({ description: 'As a percentage; none if it is not taxed.', example: 19, optional: true })
  rate?: Decimal;

  @SignedAmount({ description: 'What the tax is due on.', example: 100, zero: 'allowed' })
  taxable!: Decimal;

  @SignedAmount({ description: 'The tax.', example: 19, zero: 'allowed' })
  tax!: Decimal;
}

export class CreateBillPaymentDto implements BillPayment {
  @Text({
    description: 'The account, as the bill says it; it is kept even if it is no IBAN.',
    example: 'DE89370400440532013000',
    max: 64,
    form: plain,
    optional: true,
  })
  iban?: string;

  @Bic({ description: 'Its bank, outside of SEPA.', example: 'COBADEFFXXX', optional: true })
  bic?: string;

  @Text({ description: 'Whose account it is.', example: 'Analytical Paper GmbH', max: 255, optional: true })
  account_holder?: string;

  @Text({ description: 'What the payment has to say.', example: '2026-311', max: 200, optional: true })
  reference?: string;
}

/** What a caller says of a bill. All of it may be left out where a file says it. */
export class CreateBillDto implements BillDetails {
  static readonly example: object = createBillExample;

  @Id(receivedFiles, {
    description:
      'The file that it came as. Without `total`, an electronic invoice is read, also out of a PDF.',
    optional: true,
  })
  file_id?: string;

  @Id(suppliers, {
    description: 'Who sent it. An electronic invoice tells it by its VAT number.',
    optional: true,
  })
  supplier_id?: string;

  @OneOf(billKindNames, {
    description: 'An invoice, unless it takes something back.',
    example: 'invoice',
    optional: true,
  })
  kind?: BillKind;

  @Text({
    description: 'The number that the supplier gave it.',
    example: '2026-311',
    max: 200,
    form: plain,
    optional: true,
  })
  supplier_number?: string;

  @Day({ description: 'The day that it says it was issued.', example: '2026-11-20', optional: true })
  issue_date?: string;

  @Day({ description: 'The day that it came; today if not given.', example: '2026-11-21', optional: true })
  received_on?: string;

  @Day({ description: 'The day that it is to be paid by.', example: '2026-12-04', optional: true })
  due_date?: string;

  @Currency({ description: 'Of all of its amounts; else that of the organization.', optional: true })
  currency?: string;

  @SignedAmount({ description: 'Without tax.', example: 100, zero: 'allowed', optional: true })
  subtotal?: Decimal;

  @SignedAmount({ description: 'The tax.', example: 19, zero: 'allowed', optional: true })
  tax_total?: Decimal;

  @SignedAmount({ description: 'With tax.', example: 119, zero: 'allowed', optional: true })
  total?: Decimal;

  @SignedAmount({
    description: 'What is to be paid; the total if not given.',
    example: 119,
    zero: 'allowed',
    optional: true,
  })
  amount_payable?: Decimal;

  @Each(() => CreateBillTaxGroupDto, {
    description: 'The tax by category and rate.',
    max: TAX_GROUPS_MAX,
    optional: true,
  })
  tax_breakdown?: CreateBillTaxGroupDto[];

  @Nested(() => CreateBillPaymentDto, { description: 'Where it is to be paid to.', optional: true })
  payment?: CreateBillPaymentDto;

  @Text({ description: 'The order that it is for.', example: 'PO-17', max: 200, optional: true })
  order_reference?: string;

  @Text({ description: 'A note for yourselves.', example: 'For the new office.', max: 4000, optional: true })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;
}

/** An update replaces what a caller may say; what only the document says stays. */
export class UpdateBillDto extends CreateBillDto {}
