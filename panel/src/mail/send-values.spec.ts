import type { MessagePreview } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { sendBody, sendValues, toSendFormPath } from './send-values';

const preview = {
  language: 'de',
  from: { name: 'Us', address: null },
  reply_to: null,
  to: [{ name: 'Ada', address: 'ada@example.com' }],
  cc: [],
  bcc: [{ address: 'log@example.com' }],
  subject: 'Rechnung',
  text: 'Guten Tag',
  html: '',
  transport: 'log',
  attachments: [
    {
      format: 'pdf',
      invoice_id: null,
      filename: 'a.pdf',
      media_type: 'application/pdf',
      sha256: null,
      bytes: null,
    },
  ],
} as MessagePreview;

describe('the values of a mail', () => {
  it('are what the service proposes, and go back as they are', () => {
    expect(sendBody(sendValues(preview))).toEqual({
      to: ['ada@example.com'],
      subject: 'Rechnung',
      text: 'Guten Tag',
      language: 'de',
      attachments: ['pdf'],
    });
  });

  it('say that nobody and nothing is wanted, where everything was removed', () => {
    expect(sendBody({ ...sendValues(preview), to: [], attachments: [] })).toMatchObject({
      to: [],
      attachments: [],
    });
  });

  it('name a moment of the person’s own zone', () => {
    const { send_at } = sendBody({ ...sendValues(preview), send_on: '2026-11-23', send_time: '09:30' });
    expect(send_at).toBe(new Date(2026, 10, 23, 9, 30).toISOString());
    const withoutTime = sendBody({ ...sendValues(preview), send_on: '2026-11-23', send_time: '' });
    expect(withoutTime.send_at).toBe(new Date(2026, 10, 23, 8).toISOString());
  });

  it('leave it to the service to refuse what is no moment, and show it at the day', () => {
    expect(sendBody({ ...sendValues(preview), send_on: 'soon' }).send_at).toBe('soonT08:00');
    expect(toSendFormPath('send_at')).toBe('send_on');
  });

  it('show a fault of one recipient at all of them', () => {
    expect([toSendFormPath('to.1'), toSendFormPath('subject')]).toEqual(['to', 'subject']);
  });
});
