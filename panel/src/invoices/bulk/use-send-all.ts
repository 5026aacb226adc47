import { CountinghouseError, type Message } from '@countinghouse/client';
import { useState } from 'react';
import { LastAttempt } from '../../forms/idempotency';
import { sendDocument } from '../../mail/send-calls';
import { sendBody, sendValues } from '../../mail/send-values';
import type { UsualMail } from '../../mail/usual-mails';
import { useOneByOne, type Failure } from './use-one-by-one';

/** Sends each invoice with the mail that was shown for it. A repetition after a lost answer sends nothing twice. */
export function useSendAll(
  mails: readonly UsualMail[],
  onEnd: (count: number, failures: readonly Failure[]) => void,
) {
  const [attempts] = useState(() => new Map(mails.map(({ invoice }) => [invoice.id, new LastAttempt()])));
  const send = async (mail: UsualMail): Promise<Message | undefined> => {
    const { invoice, preview } = mail;
    const attempt = attempts.get(invoice.id);
    if (preview === undefined || attempt === undefined) return undefined;
    const body = sendBody(sendValues(preview));
    const options = { ifVersion: invoice.version, idempotencyKey: attempt.keyFor(body) };
    try {
      const message = await sendDocument('invoices', invoice.id, { body, options });
      attempt.ended(undefined);
      return message;
    } catch (error) {
      if (error instanceof CountinghouseError) attempt.ended(error.code);
      throw error;
    }
  };
  const byId = new Map(mails.map((mail) => [mail.invoice.id, mail]));
  return useOneByOne({
    invoices: mails.map(({ invoice }) => invoice),
    act: async ({ id }) => {
      const mail = byId.get(id);
      if (mail !== undefined) await send(mail);
    },
    onEnd,
  });
}
