export { ExportDto } from './dto/export.dto.js';
export { tellOfExport } from './exports.events.js';
