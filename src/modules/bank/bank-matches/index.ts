export { BankMatchesModule } from './bank-matches.module.js';
export type {
  DocumentCandidate,
  PaymentCandidate,
  RunCandidate,
  SupplierCandidates,
} from './domain/candidates.js';
export { BankMatchEntity } from './entities/bank-match.entity.js';
export type { SoughtMoney } from './domain/sought.js';
export { heldLinesOfSupplier } from './held-lines.js';
export {
  SupplierMoney,
  type ExecutedMoney,
  type LineOfMoney,
  type MoneyToSupplier,
  type NamedMoney,
  type RecordedMoney,
} from './supplier-money.js';
