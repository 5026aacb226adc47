import {
  Clock,
  htmlOf,
  InstallationJobHandler,
  Log,
  Mailer,
  Secrets,
  UnitOfWork,
  type Mail,
} from '../../../../platform/index.js';
import { accountMailOf } from '../domain/account-mail.js';
import type { AccountMessage } from '../domain/account-message.js';
import { mailAboutAccount, placeOf, type SealedAccountMessage } from '../mailed-account-messages.js';

/**
 * Sends mails about accounts. In contrast to those to customers they are sent again when nobody knows whether they
 * arrived: the same link twice does no harm, and none at all keeps somebody out.
 */
@InstallationJobHandler(mailAboutAccount)
export class MailAboutAccountJob implements InstallationJobHandler<SealedAccountMessage> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Raises an Error for what may work later, so that the job is tried again. */
  async run({ id, sealed, ends_at }: SealedAccountMessage): Promise<void> {
    const now = this.clock.now();
    if (ends_at !== null && now >= new Date(ends_at)) return;
    const text = await this.work.runControl((tx) => {
      return this.secrets.ofUsers(tx).open(Buffer.from(sealed, 'base64'), placeOf(id));
    });
    const message = JSON.parse(text) as AccountMessage;
    const { outcome, smtp_code, enhanced_code } = await this.mailer.send(this.mailOf(id, message), now);
    const facts = { kind: message.kind, smtp_code, enhanced_code };
    if (outcome === 'permanent') this.log.warn('mail about an account refused', facts);
    else if (outcome !== 'accepted') throw new Error(`The mail server has not accepted it: ${outcome}.`);
  }

  private mailOf(id: string, message: AccountMessage): Mail {
    const { from, publicUrl, language } = this.mailer;
    if (from === undefined || publicUrl === undefined) throw new Error('Mail is not configured any more.');
    const { subject, text, link } = accountMailOf(message, { publicUrl, language });
    return {
      messageId: id,
      from,
      to: [{ address: message.to }],
      cc: [],
      bcc: [],
      subject,
      text,
      html: htmlOf({ text, language, link }),
      attachments: [],
    };
  }
}
