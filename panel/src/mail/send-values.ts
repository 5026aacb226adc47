import type { MessagePreview, Send } from '@countinghouse/client';
import { withoutBlanks } from '../forms/without-blanks';

/** The values of the dialog that sends a document, with the names of the API. */
export interface SendValues extends Record<string, unknown> {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  text: string;
  language: string;
  attachments: string[];
  /** A day and a time of the person's own zone, as the browser's field has it; empty for at once. */
  send_at: string;
  send_to_suppressed: boolean;
}

/** The values that the service proposes. Hidden copies of the settings are added by itself. */
export function sendValues({ to, cc, subject, text, language, attachments }: MessagePreview): SendValues {
  return {
    to: to.map(({ address }) => address),
    cc: cc.map(({ address }) => address),
    bcc: [],
    subject,
    text,
    language,
    attachments: attachments.map(({ format }) => format),
    send_at: '',
    send_to_suppressed: false,
  };
}

/** The request. Who has removed every recipient or file has decided so, and gets no usual ones in their place. */
export function sendBody(values: SendValues): Send {
  const { to, attachments, send_at, send_to_suppressed, ...rest } = values;
  return {
    ...withoutBlanks(rest),
    to,
    attachments,
    ...(send_at !== '' && { send_at: new Date(send_at).toISOString() }),
    ...(send_to_suppressed && { send_to_suppressed }),
  } as Send;
}

/** A fault of the second recipient appears at the field of all recipients. */
export function toSendFormPath(path: string): string {
  return path.replace(/^(to|cc|bcc|attachments)\..*$/, '$1');
}
