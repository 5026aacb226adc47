export { ReceivablesRepository } from './receivables.repository.js';
