export { amountDue, isCredit } from './domain/settlement.js';
export { BillEntity } from './entities/bill.entity.js';
export { BillSettlement } from './settle/bill-settlement.js';
