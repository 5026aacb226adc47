import { toTypeId } from '../../../kernel/ids/type-id.js';
import type { ExportOrder } from './domain/export-order.js';
import type { ExportDto } from './dto/export.dto.js';
import { exported } from './exports.resource.js';

/** An export in the form of the API. */
export function toExportDto(id: string, { name, of, parameters }: ExportOrder): ExportDto {
  return { id: toTypeId(exported.idPrefix, id), name, of, parameters };
}
