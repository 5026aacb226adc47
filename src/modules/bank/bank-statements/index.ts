export { BankLineEntity } from './entities/bank-line.entity.js';
