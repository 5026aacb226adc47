import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import { knownAtOf } from '../receivables/index.js';
import type { CurrencyReceivables } from './domain/receivables.js';
import type { CurrencyRevenue, DocumentSums, RevenueFigures } from './domain/revenue.js';
import type { CurrencyReceivablesDto, ReceivablesDto } from './dto/receivables.dto.js';
import type {
  CurrencyRevenueDto,
  DocumentSumsDto,
  MonthRevenueDto,
  RevenueDto,
  RevenueSumsDto,
} from './dto/revenue.dto.js';
import type { WithheldReportDto } from './dto/withheld.dto.js';
import type { ReceivablesReport, RevenueReport, WithheldReport } from './reports.queries.js';

export function toReceivablesDto({ asOf, standpoint, currencies }: ReceivablesReport): ReceivablesDto {
  const day = { as_of: asOf, ...knownAtOf(standpoint), time_zone: standpoint.timeZone };
  return { ...day, data: currencies.map(toCurrencyReceivablesDto) };
}

export function toRevenueDto({ from, to, standpoint, currencies }: RevenueReport): RevenueDto {
  return { from, to, ...knownAtOf(standpoint), data: currencies.map(toCurrencyRevenueDto) };
}

export function toWithheldDto({ year, currencies }: WithheldReport): WithheldReportDto {
  const data = currencies.map(({ currency, invoices, withheld, credited, certified, uncertified }) => {
    const sum = (amount: MinorUnits): number => amountNumber(amount, currency);
    const certificates = { certified: sum(certified), uncertified: sum(uncertified) };
    return { currency, invoices, withheld: sum(withheld), credited: sum(credited), ...certificates };
  });
  return { year, data };
}

function toCurrencyReceivablesDto(receivables: CurrencyReceivables): CurrencyReceivablesDto {
  const sum = (amount: MinorUnits): number => amountNumber(amount, receivables.currency);
  return {
    currency: receivables.currency,
    due: sum(receivables.due),
    overdue: sum(receivables.overdue),
    open_invoices: receivables.openInvoices,
    overdue_invoices: receivables.overdueInvoices,
    aging: receivables.aging.map(({ bucket, amount, invoices }) => ({
      bucket,
      amount: sum(amount),
      invoices,
    })),
    unapplied_credit: sum(receivables.unappliedCredit),
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
    discounted: toSumsDto(figures.discounted, currency),
    bank_fees: amountNumber(figures.bankFees, currency),
    net_revenue: amountNumber(figures.netRevenue, currency),
    payments_received: amountNumber(figures.received, currency),
    payments_refunded: amountNumber(figures.refunded, currency),
  };
}

function toDocumentSumsDto({ documents, ...sums }: DocumentSums, currency: string): DocumentSumsDto {
  return { documents, ...toSumsDto(sums, currency) };
}

function toSumsDto({ net, tax, total }: RevenueFigures['discounted'], currency: string): RevenueSumsDto {
  const sum = (amount: MinorUnits): number => amountNumber(amount, currency);
  return { net: sum(net), tax: sum(tax), total: sum(total) };
}
