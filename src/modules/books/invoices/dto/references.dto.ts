import { Nested, Text } from '../../../../platform/fields.js';
import { IdentifierDto } from '../../../people/organizations/index.js';
import type { References } from '../domain/e-invoice-details.js';

/** The numbers that others know a sale by. */
export class ReferencesDto implements References {
  @Text({
    description: 'What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s.',
    example: '04011000-1234512345-06',
    max: 255,
    optional: true,
  })
  buyer_reference?: string;

  @Text({
    description: 'Number of the buyer’s order; else `reference`.',
    example: 'PO 4711',
    max: 255,
    optional: true,
  })
  order_reference?: string;

  @Text({
    description: 'Number of your own order.',
    example: 'SO 815',
    max: 255,
    optional: true,
  })
  sales_order_reference?: string;

  @Text({
    description: 'Number of the contract.',
    example: 'C-2026-17',
    max: 255,
    optional: true,
  })
  contract_reference?: string;

  @Text({
    description: 'Number of the project.',
    example: 'P-42',
    max: 255,
    optional: true,
  })
  project_reference?: string;

  @Text({
    description: 'Number of the buyer’s receiving advice.',
    example: 'RA 99',
    max: 255,
    optional: true,
  })
  receiving_advice_reference?: string;

  @Text({
    description: 'Number of your despatch advice.',
    example: 'DA 12',
    max: 255,
    optional: true,
  })
  despatch_advice_reference?: string;

  @Text({
    description: 'Number of the tender or lot.',
    example: 'LOT 3',
    max: 255,
    optional: true,
  })
  tender_reference?: string;

  @Text({
    description: 'Where the buyer books it; else the customer’s.',
    example: 'Cost centre 4100',
    max: 255,
    optional: true,
  })
  buyer_accounting_reference?: string;

  @Nested(() => IdentifierDto, {
    description: 'What it is about, such as a meter or a subscription; scheme of UNTDID 1153.',
    optional: true,
  })
  invoiced_object?: IdentifierDto;
}
