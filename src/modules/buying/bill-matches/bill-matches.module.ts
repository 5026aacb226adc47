import { Global, Module } from '@nestjs/common';
import { SupplierMoney } from '../../bank/bank-matches/index.js';
import { MoneyOfLines } from './money-of-lines.js';

/** Global, because whoever says what bank lines are records payments to suppliers by it. */
@Global()
@Module({ providers: [{ provide: SupplierMoney, useClass: MoneyOfLines }], exports: [SupplierMoney] })
export class BillMatchesModule {}
