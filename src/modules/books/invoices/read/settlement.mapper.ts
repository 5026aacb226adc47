import { owed } from '../../../../kernel/accounts/owed.js';
import { amountNumber, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { issuedDueDate, type DueDateExtension } from '../domain/extension.js';
import type { SettlementDto } from '../dto/settlement.dto.js';
import type { InvoiceSummary } from '../invoices.resource.js';

/** What an answer says of what has settled an invoice beside payments and credit notes, and how its day has moved. */
export interface Settled {
  readonly amount_discounted: number;
  readonly amount_waived: number;
  readonly settlement: SettlementDto;
  readonly issued_due_date: CalendarDate | null;
  readonly extensions: readonly DueDateExtension[];
}

export function toSettlement(invoice: InvoiceSummary, today: CalendarDate): Settled {
  return {
    amount_discounted: amountNumber(invoice.amount_discounted, invoice.currency),
    amount_waived: amountNumber(invoice.amount_waived, invoice.currency),
    settlement: toSettlementDto(invoice, today),
    issued_due_date: invoice.status === 'draft' ? null : issuedDueDate(invoice),
    extensions: invoice.extensions ?? [],
  };
}

/** What has settled an invoice and what is owed on a day, in the form of the API. */
function toSettlementDto(invoice: InvoiceSummary, today: CalendarDate): SettlementDto {
  const { settled, due, by, discounts } = owed(invoice, { on: today });
  const amount = (units: MinorUnits): number => amountNumber(units, invoice.currency);
  return {
    paid: amount(settled.paid),
    credited: amount(settled.credited),
    prepaid: amount(settled.prepaid),
    discount: amount(settled.discount),
    waived: amount(settled.waived),
    written_off: amount(settled.written_off),
    due: amount(due),
    by,
    open_discounts: discounts.map(({ percent, until, ...amounts }) => ({
      percent,
      amount: amount(amounts.amount),
      until,
      pays: amount(amounts.pays),
    })),
  };
}
