export { BankLineEntity } from './entities/bank-line.entity.js';
export { BankLinesRepository } from './lines/bank-lines.repository.js';
