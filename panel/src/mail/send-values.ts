import type { MessagePreview, Send } from '@countinghouse/client';
import { isDay } from '../fields/day-text';
import { timeOf } from '../fields/time-text';
import { withoutBlanks } from '../forms/without-blanks';

const USUAL_TIME = '08:00';

/** The values of the dialog that sends a document, with the names of the API. */
export interface SendValues extends Record<string, unknown> {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  text: string;
  language: string;
  attachments: string[];
  /** The day before which nothing is sent, in the person's own zone; empty for at once. */
  send_on: string;
  /** The time of that day. */
  send_time: string;
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
    send_on: '',
    send_time: USUAL_TIME,
    send_to_suppressed: false,
  };
}

/** The request. Who has removed every recipient or file has decided so, and gets no usual ones in their place. */
export function sendBody(values: SendValues): Send {
  const { to, attachments, send_on, send_time, send_to_suppressed, ...rest } = values;
  return {
    ...withoutBlanks(rest),
    to,
    attachments,
    ...(send_on !== '' && { send_at: momentOf(send_on, send_time || USUAL_TIME) }),
    ...(send_to_suppressed && { send_to_suppressed }),
  } as Send;
}

/** The moment of a day and a time in the person's own zone. The service refuses what is none. */
function momentOf(day: string, time: string): string {
  const text = `${day}T${time}`;
  return isDay(day) && timeOf(time) === time ? new Date(text).toISOString() : text;
}

/** A fault of the second recipient appears at the field of all recipients. */
export function toSendFormPath(path: string): string {
  return path.replace(/^(to|cc|bcc|attachments)\..*$/, '$1').replace(/^send_at$/, 'send_on');
}
