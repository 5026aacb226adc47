export { BillMatchesModule } from './bill-matches.module.js';
