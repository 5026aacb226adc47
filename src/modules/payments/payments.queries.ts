import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import { Lists, UnitOfWork, type Page, type Principal } from '../../platform/index.js';
import type { ListRequest } from '../../platform/lists.js';
import type { PaymentEntity, PaymentWithAllocations } from './entities/payment.entity.js';
import { PaymentsRepository } from './payments.repository.js';

/** The read side of payments. */
@Injectable()
export class PaymentsQueries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: Lists,
  ) {}

  async get(who: Principal, id: string): Promise<PaymentWithAllocations> {
    const payment = await this.work.read(who, (tx) => new PaymentsRepository(tx).byId(id));
    if (payment === undefined) throw notFound('payment');
    return payment;
  }

  async list(who: Principal, request: ListRequest): Promise<Page<PaymentEntity>> {
    const rows = await this.work.read(who, (tx) => new PaymentsRepository(tx).list(request));
    return this.lists.page(request, rows);
  }
}
