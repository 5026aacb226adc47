import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  IdempotentPost,
  Operation,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../../platform/index.js';
import { AcceptQuoteDto, DeclineQuoteDto, ExtendQuoteDto } from '../dto/answer-quote.dto.js';
import { QuoteDto } from '../dto/quote.dto.js';
import {
  acceptedQuoteExample,
  cancelledQuoteExample,
  declinedQuoteExample,
  issuedQuoteExample,
} from '../quotes.examples.js';
import { toQuoteDto } from '../quotes.mapper.js';
import { quotes } from '../quotes.resource.js';
import { QuoteLifecycle } from './quote-lifecycle.service.js';

@Controller('quotes/:id')
@ApiTags('Quotes')
export class QuoteLifecycleController {
  constructor(private readonly lifecycle: QuoteLifecycle) {}

  @IdempotentPost('issue')
  @Operation({
    id: 'quotes.issue',
    summary: 'Issue a quote',
    description:
      'Gives a draft its number, its date and both parties, and puts it into the chain of quotes; from then on it ' +
      'never changes. The quote that it revises is superseded.',
    access: quotes.write,
    answer: updated(QuoteDto, { description: 'Issued.', example: issuedQuoteExample }),
    fails: ['invalid_state_transition', 'validation_failed', 'already_exists'],
  })
  async issue(@TargetOf(quotes) target: Target, @Who() who: Principal): Promise<QuoteDto> {
    return toQuoteDto(await this.lifecycle.issue(who, target));
  }

  @IdempotentPost('revise')
  @Operation({
    id: 'quotes.revise',
    summary: 'Revise a quote',
    description:
      'Makes a draft with the same content. Its issue supersedes this quote, which stays as it is.',
    access: quotes.write,
    answer: created(QuoteDto),
    fails: ['invalid_state_transition'],
  })
  async revise(@TargetOf(quotes) target: Target, @Who() who: Principal): Promise<QuoteDto> {
    return toQuoteDto(await this.lifecycle.revise(who, target));
  }

  @IdempotentPost('accept')
  @Operation({
    id: 'quotes.accept',
    summary: 'Accept a quote',
    description:
      'Notes that the customer has accepted, as you were told: who, how, and which optional lines and alternatives. ' +
      'Kept with it are the moment, the hashes of the quote and of its terms, and the sums of the lines that hold.',
    access: quotes.write,
    answer: updated(QuoteDto, { description: 'Accepted.', example: acceptedQuoteExample }),
    fails: ['invalid_state_transition'],
  })
  async accept(
    @TargetOf(quotes) target: Target,
    @Body() body: AcceptQuoteDto,
    @Who() who: Principal,
  ): Promise<QuoteDto> {
    return toQuoteDto(await this.lifecycle.accept(who, target, body));
  }

  @IdempotentPost('decline')
  @Operation({
    id: 'quotes.decline',
    summary: 'Decline a quote',
    description: 'Notes that the customer does not want it, and why.',
    access: quotes.write,
    answer: updated(QuoteDto, { description: 'Declined.', example: declinedQuoteExample }),
    fails: ['invalid_state_transition'],
  })
  async decline(
    @TargetOf(quotes) target: Target,
    @Body() body: DeclineQuoteDto,
    @Who() who: Principal,
  ): Promise<QuoteDto> {
    return toQuoteDto(await this.lifecycle.decline(who, target, body.reason ?? null));
  }

  @IdempotentPost('extend')
  @Operation({
    id: 'quotes.extend',
    summary: 'Extend a quote',
    description: 'Gives it a later last day. One that has expired is open again.',
    access: quotes.write,
    answer: updated(QuoteDto, { description: 'Extended.', example: issuedQuoteExample }),
    fails: ['invalid_state_transition'],
  })
  async extend(
    @TargetOf(quotes) target: Target,
    @Body() body: ExtendQuoteDto,
    @Who() who: Principal,
  ): Promise<QuoteDto> {
    return toQuoteDto(await this.lifecycle.extend(who, target, body.valid_until));
  }

  @IdempotentPost('cancel')
  @Operation({
    id: 'quotes.cancel',
    summary: 'Cancel a quote',
    description: 'Withdraws an open or expired quote. It keeps its number.',
    access: quotes.write,
    answer: updated(QuoteDto, { description: 'Cancelled.', example: cancelledQuoteExample }),
    fails: ['invalid_state_transition'],
  })
  async cancel(@TargetOf(quotes) target: Target, @Who() who: Principal): Promise<QuoteDto> {
    return toQuoteDto(await this.lifecycle.cancel(who, target));
  }
}
