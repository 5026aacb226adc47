import { OneOf } from '../../../../platform/fields.js';
import { sendingChannels, type SendingChannel, type SentDetails } from '../domain/invoice.js';

export class MarkSentDto implements SentDetails {
  static readonly example: SentDetails = { channel: 'post' };
  static readonly mayBeAbsent = true;

  @OneOf(sendingChannels, {
    description: 'How it was sent; `network` is one such as Peppol; other if not given.',
    example: 'post',
    optional: true,
  })
  channel?: SendingChannel;
}
