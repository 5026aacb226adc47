import { amountText, type MinorUnits } from '../../kernel/money/amount.js';
import type { CurrencyReceivables } from './domain/receivables.js';
import type { CurrencyRevenue, DocumentSums, RevenueFigures } from './domain/revenue.js';
import type { CurrencyReceivablesDto, ReceivablesDto } from './dto/receivables.dto.js';
import type { CurrencyRevenueDto, DocumentSumsDto, MonthRevenueDto, RevenueDto } from './dto/revenue.dto.js';
import type { ReceivablesReport, RevenueReport } from './reports.queries.js';

export function toReceivablesDto({ asOf, timeZone, currencies }: ReceivablesReport): ReceivablesDto {
  return { as_of: asOf, time_zone: timeZone, data: currencies.map(toCurrencyReceivablesDto) };
}

export function toRevenueDto({ from, to, currencies }: RevenueReport): RevenueDto {
  return { from, to, data: currencies.map(toCurrencyRevenueDto) };
}

function toCurrencyReceivablesDto(receivables: CurrencyReceivables): CurrencyReceivablesDto {
  const text = (amount: MinorUnits): string => amountText(amount, receivables.currency);
  return {
    currency: receivables.currency,
    due: text(receivables.due),
    overdue: text(receivables.overdue),
    open_invoices: receivables.openInvoices,
    overdue_invoices: receivables.overdueInvoices,
    aging: receivables.aging.map(({ bucket, amount, invoices }) => ({
      bucket,
      amount: text(amount),
      invoices,
    })),
    unapplied_credit: text(receivables.unappliedCredit),
  };
}

function toCurrencyRevenueDto(revenue: CurrencyRevenue): CurrencyRevenueDto {
  const { currency, months } = revenue;
  return {
    currency,
    ...figuresOf(revenue, currency),
    months: months.map(({ month, ...figures }) => ({ month, ...figuresOf(figures, currency) })),
  };
}

function figuresOf(figures: RevenueFigures, currency: string): Omit<MonthRevenueDto, 'month'> {
  return {
    invoiced: toDocumentSumsDto(figures.invoiced, currency),
    credited: toDocumentSumsDto(figures.credited, currency),
    net_revenue: amountText(figures.netRevenue, currency),
    payments_received: amountText(figures.received, currency),
  };
}

function toDocumentSumsDto({ documents, net, tax, total }: DocumentSums, currency: string): DocumentSumsDto {
  const text = (amount: MinorUnits): string => amountText(amount, currency);
  return { documents, net: text(net), tax: text(tax), total: text(total) };
}
