import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../../platform/index.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { RecurringRunDto, RecurringRunListDto } from '../dto/recurring-run.dto.js';
import { toRecurringRunDto } from '../recurring-invoices.mapper.js';
import { recurringInvoices } from '../recurring-invoices.resource.js';
import { RunsByHand } from './runs-by-hand.service.js';

/** What refuses the invoice that a run makes. */
const REFUSALS = [
  'invalid_state_transition',
  'validation_failed',
  'document_not_valid',
  'recipient_suppressed',
  'already_exists',
] as const;

@Controller('recurring-invoices/:id')
@ApiTags('Recurring invoices')
export class RecurringRunsController {
  constructor(private readonly runs: RunsByHand) {}

  @IdempotentPost('run-now')
  @Operation({
    id: 'recurring_invoices.run_now',
    summary: 'Run a recurring invoice now',
    description:
      'Makes the invoice of the date that comes next today. Its period and the later dates stay as planned.',
    access: invoices.write,
    answer: updated(RecurringRunDto, { description: 'The run.' }),
    fails: [...REFUSALS],
  })
  async runNow(@TargetOf(recurringInvoices) target: Target, @Who() who: Principal): Promise<RecurringRunDto> {
    return toRecurringRunDto(await this.runs.make(who, target, 'run_now'));
  }

  @IdempotentPost('retry')
  @Operation({
    id: 'recurring_invoices.retry',
    summary: 'Retry a failed run',
    description: 'Runs the date that failed once more; dates that have passed since follow by themselves.',
    access: invoices.write,
    answer: updated(RecurringRunDto, { description: 'The run.' }),
    fails: [...REFUSALS],
  })
  async retry(@TargetOf(recurringInvoices) target: Target, @Who() who: Principal): Promise<RecurringRunDto> {
    return toRecurringRunDto(await this.runs.make(who, target, 'retry'));
  }

  @IdempotentPost('skip')
  @Operation({
    id: 'recurring_invoices.skip',
    summary: 'Skip a date',
    description: 'Leaves out the date that comes next, or the one that failed. No invoice is made for it.',
    access: invoices.write,
    answer: updated(RecurringRunDto, { description: 'What was skipped.' }),
    fails: ['invalid_state_transition'],
  })
  async skip(@TargetOf(recurringInvoices) target: Target, @Who() who: Principal): Promise<RecurringRunDto> {
    return toRecurringRunDto(await this.runs.skip(who, target));
  }

  @Get('runs')
  @Operation({
    id: 'recurring_invoices.runs',
    summary: 'See what became of each date',
    description: 'The latest 200, the last one first: the invoice that was made, or the problem.',
    access: invoices.read,
    answer: found(RecurringRunListDto, 'The runs.'),
  })
  async list(@ResourceId(recurringInvoices) id: string, @Who() who: Principal): Promise<RecurringRunListDto> {
    return { data: (await this.runs.runs(who, id)).map(toRecurringRunDto) };
  }
}
