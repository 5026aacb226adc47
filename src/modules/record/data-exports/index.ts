export { DataExportsModule } from './data-exports.module.js';
export { exportedKinds, leftOutOfExports } from './domain/export-kinds.js';
export { plainName, publicForm, publicId } from './domain/public-form.js';
export { DataExportsRepository } from './data-exports.repository.js';
export { ColumnMeanings } from './making/column-meanings.js';
export { endExports } from './making/end-exports.js';
