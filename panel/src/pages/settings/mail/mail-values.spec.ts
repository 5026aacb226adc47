import type { MailSettings } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { mailBody, mailValues } from './mail-values';

const settings: MailSettings = {
  version: 3,
  sender_name: 'Us',
  sender_address: 'books@example.com',
  reply_to: null,
  bcc: ['log@example.com'],
  signature: null,
  language: 'de',
  smtp: { host: 'mail.example.com', port: 465, security: 'tls', user: 'books', has_password: true },
  transport: 'own',
};

describe('the form values of the mail settings', () => {
  it('go back as they came, and leave the password that is kept', () => {
    expect(mailBody(mailValues(settings))).toEqual({
      sender_name: 'Us',
      sender_address: 'books@example.com',
      bcc: ['log@example.com'],
      language: 'de',
      smtp: { host: 'mail.example.com', port: 465, security: 'tls', user: 'books' },
    });
  });

  it('name no server once it is taken away', () => {
    expect(mailBody({ ...mailValues(settings), hasOwnServer: false })).not.toHaveProperty('smtp');
  });
});
