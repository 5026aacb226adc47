export { bankLineChanged } from './bank-statements.events.js';
export { invalidLineAction } from './bank-statements.problems.js';
export { lineActionsOf } from './domain/line-state.js';
export { BankLineDto } from './dto/bank-line.dto.js';
export { BankLineEntity } from './entities/bank-line.entity.js';
export { toBankLineDto } from './lines/bank-lines.mapper.js';
export { BankLinesRepository } from './lines/bank-lines.repository.js';
