export { endImports } from './committing/end-imports.js';
export { ImportsModule } from './imports.module.js';
