import { Flag } from '../../../../platform/fields.js';
import { WriteMessageDto } from '../../../outgoing/messages/index.js';
import type { SendQuoteDetails } from '../domain/send-quote.js';
import { sendQuoteExample } from '../quotes.examples.js';

export class SendQuoteDto extends WriteMessageDto implements SendQuoteDetails {
  static readonly example: SendQuoteDetails = sendQuoteExample;

  @Flag({
    description: 'Issues a draft in the same step; if it cannot be sent, it stays a draft.',
    example: false,
    optional: true,
  })
  issue?: boolean;
}
