import { accountMailOf } from './account-mail.js';

const around = { publicUrl: 'https://books.example.com', language: 'en' } as const;

describe('a mail about an account', () => {
  it('leads to the page for its link, whose token no server is sent', () => {
    const mail = accountMailOf({ kind: 'password_reset', to: 'ada@example.com', token: 'ch_rst_1' }, around);
    expect(mail.link?.url).toBe('https://books.example.com/reset-password#ch_rst_1');
    expect(mail.text).toContain(mail.link?.url);
  });

  it('takes the name of an organization as it is, on one line', () => {
    const organization = '$& {{link}}\r\nBcc: everybody@example.com';
    const mail = accountMailOf(
      { kind: 'invitation', to: 'ada@example.com', token: 'ch_inv_1', organization },
      around,
    );
    expect(mail.subject).toBe('You are invited to $& {{link}} Bcc: everybody@example.com');
  });

  it('has no link when there is nothing to do', () => {
    const mail = accountMailOf({ kind: 'password_changed', to: 'ada@example.com' }, around);
    expect([mail.link, mail.text.includes('{{')]).toEqual([undefined, false]);
  });
});
