import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../platform/index.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { PaymentsRepository } from './payments.repository.js';

/** The read side of payments. */
@Injectable()
export class PaymentsQueries {
  constructor(private readonly work: UnitOfWork) {}

  async get(who: Principal, id: string): Promise<PaymentWithAllocations> {
    const payment = await this.work.read(who, (tx) => new PaymentsRepository(tx).byId(id));
    if (payment === undefined) throw notFound('payment');
    return payment;
  }
}
