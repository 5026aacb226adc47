import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import { addDays, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Recurrence } from '../../../../kernel/time/recurrence.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../../platform/index.js';
import { contentOf, type InvoiceDetails, type InvoiceWithItems } from '../../../books/invoices/index.js';
import { Composer } from '../../../outgoing/messages/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { assertedNext, assertedTerms } from '../content/checked-details.js';
import { firstDraft } from '../content/content-check.js';
import { asBeginning } from '../domain/copied-details.js';
import type { PreviewTerms } from '../domain/preview.js';
import { plannedAhead, plannedAt, type Planned, type Standing } from '../domain/schedule.js';
import type { RecurringInvoiceEntity } from '../entities/recurring-invoice.entity.js';
import { RecurringInvoicesRepository, type RunningRow } from '../recurring-invoices.repository.js';

/** As many dates to come as fit two years of months. */
const SHOWN_AHEAD = 24;

/** As many as a hundred have in a year, with a date each week. */
const CALENDAR_DATES_MAX = 5_000;
const CALENDAR_DAYS = 366;

/** Dates to come, and the invoice that the first of them would be; undefined where it would be refused. */
export interface DatesToCome {
  readonly dates: readonly Planned[];
  readonly draft: InvoiceWithItems | undefined;
}

export interface Preview extends DatesToCome {
  readonly rule: Recurrence;
  readonly standing: Standing;
}

type PreviewDetails = PreviewTerms & { readonly content?: InvoiceDetails };

/** A date of one of all that run by themselves. */
export interface CalendarEntry {
  readonly row: RunningRow;
  readonly planned: Planned;
}

/** What will be; nothing is stored. */
@Injectable()
export class DatesToComeService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
  ) {}

  /** The occurrences to come, the next one first. Raises `not_found`. */
  ofOne(who: Principal, id: string): Promise<DatesToCome> {
    return this.work.run(who, async (tx) => {
      const row = await new RecurringInvoicesRepository(tx).get(id);
      const dates = row.status === 'ended' ? [] : plannedAhead(row, row.period, SHOWN_AHEAD);
      return { dates, draft: await this.draftIfPossible(tx, row, dates[0]) };
    });
  }

  /** What a recurring invoice would do. Raises `validation_failed` as creating it would. */
  preview(who: Principal, { content, prices = 'fixed', ...said }: PreviewDetails): Promise<Preview> {
    return this.work.run(who, async (tx) => {
      const from = said.start_on ?? (await organizationToday(tx)).today;
      const { rule, end_after = null, end_on = null } = assertedTerms(said, from);
      const standing = { ...asBeginning(from), rule, end_after, end_on };
      const { period = 'in_advance' } = said;
      const planned = assertedNext(standing, period);
      const draft =
        content && (await firstDraft(tx, { content, prices }, { planned, composer: this.composer }));
      return { rule, standing, dates: plannedAhead(standing, period, SHOWN_AHEAD), draft };
    });
  }

  /** The dates of the next twelve months of all that run by themselves, and whether these are all. */
  calendar(who: Principal): Promise<{ readonly entries: CalendarEntry[]; readonly has_more: boolean }> {
    return this.work.run(who, async (tx) => {
      const { today } = await organizationToday(tx);
      const end = addDays(today, CALENDAR_DAYS);
      const rows = await new RecurringInvoicesRepository(tx).running(end, CALENDAR_DATES_MAX + 1);
      const entries = rows
        .flatMap((row) => datesBefore(row, end).map((planned) => ({ row, planned })))
        .sort((one, other) => (one.planned.planned_on < other.planned.planned_on ? -1 : 1));
      return { entries: entries.slice(0, CALENDAR_DATES_MAX), has_more: entries.length > CALENDAR_DATES_MAX };
    });
  }

  /** Every occurrence has the amounts of the first one: they depend on the content alone. */
  private async draftIfPossible(
    tx: Transaction,
    { content, prices }: RecurringInvoiceEntity,
    planned: Planned | undefined,
  ): Promise<InvoiceWithItems | undefined> {
    if (content === null || planned === undefined) return undefined;
    try {
      const said = { content: contentOf(content), prices };
      return await firstDraft(tx, said, { planned, composer: this.composer });
    } catch (error) {
      if (error instanceof Problem && error.code === 'validation_failed') return undefined;
      throw error;
    }
  }
}

function datesBefore(row: RunningRow, end: CalendarDate): Planned[] {
  const dates: Planned[] = [];
  for (let ahead = 0; ahead <= CALENDAR_DAYS; ahead += 1) {
    const planned = plannedAt(row, row.period, ahead);
    if (planned === undefined || planned.planned_on >= end) break;
    dates.push(planned);
  }
  return dates;
}
