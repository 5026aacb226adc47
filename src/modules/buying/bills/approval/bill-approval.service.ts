import { Injectable } from '@nestjs/common';
import { minorUnitsOf, tooManyDecimals } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { validationFailed } from '../../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../../../platform/index.js';
import {
  approvalLimitOf,
  OrganizationsRepository,
  type ApprovalLimit,
} from '../../../people/organizations/index.js';
import { billApprovalUpdated } from '../bills.events.js';

/** Above which amount a bill needs a second person. */
@Injectable()
export class BillApproval {
  constructor(private readonly work: UnitOfWork) {}

  get(who: Principal): Promise<ApprovalLimit> {
    return this.work.run(who, async (tx) =>
      approvalLimitOf(await new OrganizationsRepository(tx).existing(tx.organizationId)),
    );
  }

  /** The amount is in the currency that the organization has now. Raises `validation_failed`. */
  update(who: Principal, above: Decimal | undefined): Promise<ApprovalLimit> {
    return this.work.run(who, async (tx) => {
      const organizations = new OrganizationsRepository(tx);
      const organization = await organizations.lockExisting(tx.organizationId);
      const before = approvalLimitOf(organization);
      const limit = limitOf(above, organization.currency);
      await organizations.approveAbove(organization.id, limit);
      if (limit?.above !== before?.above || limit?.currency !== before?.currency)
        tx.announce(billApprovalUpdated(organization.id, limit, before));
      return limit;
    });
  }
}

function limitOf(amount: Decimal | undefined, currency: CurrencyCode): ApprovalLimit {
  if (amount === undefined) return null;
  const exponent = currencyExponent(currency);
  const above = minorUnitsOf(amount, exponent);
  if (above !== undefined) return { above, currency };
  throw validationFailed([
    { pointer: '#/approval_above', code: 'too_many_decimals', detail: tooManyDecimals(exponent) },
  ]);
}
