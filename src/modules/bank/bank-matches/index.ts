export { BankMatchesModule } from './bank-matches.module.js';
