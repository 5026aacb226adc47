import { ApiProperty } from '@nestjs/swagger';
import type { BillParty } from '../domain/bill.js';
import type { Difference } from '../domain/differences.js';
import {
  findingCodes,
  severities,
  type BillFinding,
  type FindingCode,
  type FindingSeverity,
} from '../domain/findings.js';
import type { AcceptedFinding } from '../domain/surroundings.js';
import { billLineExample } from '../bills.examples.js';

const text = { type: String, nullable: true } as const;
const number = { type: 'number', nullable: true } as const;

export class BillSupplierMatchDto {
  @ApiProperty({ description: 'Who it is, or may be.', example: 'sup_01h455vb4pex5vsknk084sn02q' })
  supplier_id!: string;

  @ApiProperty({ description: 'What led there.', enum: ['vat_id', 'iban'], example: 'vat_id' })
  by!: 'vat_id' | 'iban';

  @ApiProperty({ description: 'Whether the bill was given to this supplier; else it is a choice of yours.' })
  certain!: boolean;
}

export class BillTaxGroupDto {
  @ApiProperty({ description: 'Category of UNTDID 5305.', example: 'S' })
  category!: string;

  @ApiProperty({ description: 'As a percentage.', ...number, example: 19 })
  rate!: number | null;

  @ApiProperty({ description: 'What the tax is due on.', type: 'number', example: 100 })
  taxable!: number;

  @ApiProperty({ description: 'The tax.', type: 'number', example: 19 })
  tax!: number;
}

export class BillLineDto {
  @ApiProperty({ description: 'What it is for.', ...text, example: billLineExample.description })
  description!: string | null;

  @ApiProperty({ description: 'How much.', ...number, example: billLineExample.quantity })
  quantity!: number | null;

  @ApiProperty({
    description: 'Code of UN/ECE Recommendation 20 or 21.',
    ...text,
    example: billLineExample.unit,
  })
  unit!: string | null;

  @ApiProperty({ description: 'Of a unit, without tax.', ...number, example: billLineExample.price })
  price!: number | null;

  @ApiProperty({
    description: 'What the line comes to, without tax.',
    ...number,
    example: billLineExample.net,
  })
  net!: number | null;

  @ApiProperty({ description: 'Category of its tax.', ...text, example: billLineExample.category })
  category!: string | null;

  @ApiProperty({ description: 'Rate of its tax.', ...number, example: billLineExample.rate })
  rate!: number | null;
}

export class BillPartyDto implements BillParty {
  @ApiProperty({ description: 'Its name.', ...text, example: 'Analytical Paper GmbH' })
  name!: string | null;

  @ApiProperty({ description: 'Its VAT identification number.', ...text, example: 'DE123456788' })
  vat_id!: string | null;

  @ApiProperty({ description: 'Entry in a register, or tax number.', ...text })
  registration!: string | null;

  @ApiProperty({ description: 'Where it is.', ...text, example: 'DE' })
  country!: string | null;
}

export class BillPaymentDto {
  @ApiProperty({ description: 'The account.', ...text, example: 'DE89370400440532013000' })
  iban!: string | null;

  @ApiProperty({ description: 'Its bank.', ...text })
  bic!: string | null;

  @ApiProperty({ description: 'Whose account it is.', ...text })
  account_holder!: string | null;

  @ApiProperty({ description: 'What the payment has to say.', ...text, example: '2026-311' })
  reference!: string | null;
}

const compared = ['lines', 'subtotal', 'tax_breakdown', 'tax_total', 'total', 'amount_payable'] as const;

export class BillDifferenceDto {
  @ApiProperty({ description: 'The sum that does not fit its parts.', enum: compared, example: 'total' })
  what!: Difference['what'];

  @ApiProperty({ description: 'The place in tax_breakdown, from 0.', type: 'integer', nullable: true })
  at!: number | null;

  @ApiProperty({ description: 'As the supplier says it.', type: 'number', example: 119.5 })
  given!: number;

  @ApiProperty({ description: 'By the parts.', type: 'number', example: 119 })
  computed!: number;

  @ApiProperty({ description: 'The one without the other.', type: 'number', example: 0.5 })
  difference!: number;

  @ApiProperty({ description: 'The rule of EN 16931 that it breaks.', example: 'BR-CO-15' })
  rule!: string;
}

export class BillFindingDto implements BillFinding {
  @ApiProperty({ description: 'What was found.', enum: findingCodes, example: 'new_bank_details' })
  code!: FindingCode;

  @ApiProperty({
    description: 'A bill with one that stops it is opened only when that is put right or accepted.',
    enum: severities,
    example: 'stop',
  })
  severity!: FindingSeverity;

  @ApiProperty({ description: 'The field that it is about.', example: '#/payment/iban' })
  pointer!: string;

  @ApiProperty({
    description: 'What it means, and what to do.',
    example: 'Its day of issue is still to come.',
  })
  detail!: string;

  @ApiProperty({ description: 'The rule of a standard that is broken.', ...text })
  rule!: string | null;
}

export class AcceptedFindingDto implements AcceptedFinding {
  @ApiProperty({ description: 'What was let pass.', enum: findingCodes, example: 'new_bank_details' })
  code!: FindingCode;

  @ApiProperty({
    description: 'The identifier of the user or of the API key.',
    pattern: '^(?:usr|key)_[0-9a-z]{26}$',
    example: 'key_01h455vb4pex5vsknk084sn02q',
  })
  by!: string;

  @ApiProperty({ description: 'When.', type: String, format: 'date-time' })
  at!: string;
}
