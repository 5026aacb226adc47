export { BankMatchesModule } from './bank-matches.module.js';
export { BankMatchEntity } from './entities/bank-match.entity.js';
