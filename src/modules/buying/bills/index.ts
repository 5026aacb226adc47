export { BillEntity } from './entities/bill.entity.js';
