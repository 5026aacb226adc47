import { owed, type Owed } from '../../../../kernel/accounts/owed.js';
import { amountNumber, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { toWithholdingDtos } from '../calculate/amounts.mapper.js';
import { issuedDueDate, type DueDateExtension } from '../domain/extension.js';
import type { InstalmentDto, PlannedInstalmentDto } from '../dto/payment-plan.dto.js';
import type { CertificateDto } from '../dto/certificate.dto.js';
import type { WithholdingDto } from '../dto/withholding.dto.js';
import type { SettlementDto } from '../dto/settlement.dto.js';
import type { InvoiceSummary } from '../invoices.resource.js';

/** What an answer says of what is withheld and what has settled an invoice, and how its day has moved. */
export interface Settled {
  readonly amount_discounted: number;
  readonly amount_waived: number;
  readonly settlement: SettlementDto;
  readonly issued_due_date: CalendarDate | null;
  readonly extensions: readonly DueDateExtension[];
  readonly payment_plan: readonly PlannedInstalmentDto[] | null;
  readonly instalments: readonly InstalmentDto[];
  readonly withholdings: WithholdingDto[];
  readonly withholding_total: number;
  readonly withholding_credited: number;
  readonly certificates: CertificateDto[];
  readonly certified_amount: number;
}

export function toSettlement(invoice: InvoiceSummary, today: CalendarDate): Settled {
  const now = owed(invoice, { on: today });
  return {
    amount_discounted: amountNumber(invoice.amount_discounted, invoice.currency),
    amount_waived: amountNumber(invoice.amount_waived, invoice.currency),
    settlement: toSettlementDto(now, invoice.currency),
    payment_plan: toPaymentPlanDto(invoice),
    instalments: now.instalments.map(({ due_date, state, ...one }) => ({
      due_date,
      amount: amountNumber(one.amount, invoice.currency),
      amount_due: amountNumber(one.due, invoice.currency),
      state,
    })),
    issued_due_date: invoice.status === 'draft' ? null : issuedDueDate(invoice),
    extensions: invoice.extensions ?? [],
    ...toWithheld(invoice),
  };
}

function toWithheld(invoice: InvoiceSummary) {
  const amount = (units: MinorUnits): number => amountNumber(units, invoice.currency);
  return {
    withholdings: toWithholdingDtos(invoice),
    withholding_total: amount(invoice.withholding_total),
    withholding_credited: amount(invoice.withholding_credited),
    certificates: (invoice.certificates ?? []).map((one) => ({ ...one, amount: amount(BigInt(one.amount)) })),
    certified_amount: amount(invoice.certified_amount),
  };
}

/** What has settled an invoice and what is owed on a day, in the form of the API. */
function toSettlementDto({ settled, due, by, next, discounts }: Owed, currency: CurrencyCode): SettlementDto {
  const amount = (units: MinorUnits): number => amountNumber(units, currency);
  return {
    paid: amount(settled.paid),
    credited: amount(settled.credited),
    prepaid: amount(settled.prepaid),
    discount: amount(settled.discount),
    waived: amount(settled.waived),
    written_off: amount(settled.written_off),
    due: amount(due),
    by,
    due_next: amount(next.due),
    open_discounts: discounts.map(({ percent, until, ...amounts }) => ({
      percent,
      amount: amount(amounts.amount),
      until,
      pays: amount(amounts.pays),
    })),
  };
}

/** A payment plan in the form of the API: amounts and days, and how they were said. */
export function toPaymentPlanDto({
  payment_plan,
  currency,
}: Pick<InvoiceSummary, 'payment_plan' | 'currency'>): PlannedInstalmentDto[] | null {
  if (payment_plan === null) return null;
  return payment_plan.map(({ due_date, amount, percent, days }) => ({
    due_date,
    amount: amountNumber(BigInt(amount), currency),
    ...(percent !== undefined && { percent: Number(percent) }),
    ...(days !== undefined && { days }),
  }));
}
