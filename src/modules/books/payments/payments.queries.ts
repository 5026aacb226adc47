import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { Lists, UnitOfWork, type Page, type Principal } from '../../../platform/index.js';
import { pageOfInvoice, queryOfInvoice } from '../invoices/index.js';
import type { PaymentEntity, PaymentWithAllocations } from './entities/payment.entity.js';
import { paymentList } from './payments.list.js';
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

  /** A page of the payments that settle an invoice. Raises `not_found`. */
  ofInvoice(
    who: Principal,
    id: string,
    query: Readonly<Record<string, string>>,
  ): Promise<Page<PaymentEntity>> {
    const request = this.lists.read(paymentList, queryOfInvoice(id, query), who);
    return this.work.run(who, (tx) => pageOfInvoice({ tx, lists: this.lists }, id, request));
  }
}
