export { DuplicatesModule } from './duplicates.module.js';
