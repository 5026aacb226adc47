export { receiptName, Receipts, type Receipt } from './receipts.service.js';
export { ReceiptsModule } from './receipts.module.js';
