import type { Type } from '@nestjs/common';

/** Returns the name of a DTO's schema in the document: `CreateInvoiceDto` is published as `CreateInvoice`. */
export function schemaName(type: Type): string {
  return type.name.replace(/Dto$/, '');
}
