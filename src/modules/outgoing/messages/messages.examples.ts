const attachment = {
  format: 'pdf',
  invoice_id: null,
  filename: 'INV-2026-00001.pdf',
  media_type: 'application/pdf',
  sha256: '7af72f7c8d3e6b0a9f1d2c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a697887',
  bytes: 48_213,
};

const written = {
  from: { name: 'Countinghouse GmbH', address: 'books@example.com' },
  reply_to: 'books@example.com',
  to: [{ name: 'Ada Lovelace', address: 'ap@example.com' }],
  cc: [],
  bcc: [],
  subject: 'Invoice INV-2026-00001 from Countinghouse GmbH',
  text: 'Dear Ada Lovelace,\n\nplease find attached invoice INV-2026-00001 of 21 Nov 2026.',
  attachments: [attachment],
};

const html = '<!doctype html><html lang="en"><body><p>Dear Ada Lovelace,</p></body></html>';

export const messageExample = {
  id: 'msg_01h455vb4pex5vsknk084sn02q',
  version: 1,
  kind: 'invoice' as const,
  status: 'queued' as const,
  available_actions: ['cancel'],
  object_id: 'inv_01h455vb4pex5vsknk084sn02q',
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  invoice_ids: [],
  language: 'en' as const,
  ...written,
  cancel_reason: null,
  attempt_count: 0,
  last_answer: null,
  resends_id: null,
  resent_as_id: null,
  send_at: null,
  sent_at: null,
  created_at: '2026-11-21T10:01:00.000Z',
  updated_at: '2026-11-21T10:01:00.000Z',
};

const accepted = {
  outcome: 'accepted',
  smtp_code: 250,
  enhanced_code: '2.0.0',
  text: '250 2.0.0 Ok: queued',
};

export const sentMessageExample = {
  ...messageExample,
  version: 3,
  status: 'sent' as const,
  available_actions: ['report'],
  attempt_count: 1,
  last_answer: accepted,
  sent_at: '2026-11-21T10:01:02.000Z',
  attempts: [{ number: 1, at: '2026-11-21T10:01:02.000Z', ...accepted, duration_ms: 412 }],
};

export const cancelledMessageExample = {
  ...messageExample,
  version: 2,
  status: 'cancelled' as const,
  cancel_reason: 'by_hand',
  available_actions: [],
};

export const bouncedMessageExample = {
  ...messageExample,
  version: 4,
  status: 'bounced' as const,
  available_actions: ['resend'],
  attempt_count: 1,
  last_answer: { outcome: 'bounced', smtp_code: null, enhanced_code: null, text: 'Mailbox full' },
};

export const messageListExample = { data: [messageExample], has_more: false, next_cursor: null };

export const messageContentExample = {
  subject: written.subject,
  text: written.text,
  html,
  attachments: [attachment],
};

export const messagePreviewExample = { language: 'en' as const, ...written, html, transport: 'installation' };

export const sendExample = { to: ['ap@example.com'], attachments: ['pdf'] };

export const sendReceiptExample = { to: ['ap@example.com'] };

export const sendInvoiceExample = { ...sendExample, finalize: false };

const settings = {
  sender_name: 'Countinghouse GmbH',
  sender_address: 'books@example.com',
  reply_to: 'books@example.com',
  bcc: [],
  signature: 'Countinghouse GmbH\nHamburg',
  language: 'en' as const,
};

const smtp = {
  host: 'mail.example.com',
  port: 587,
  security: 'starttls' as const,
  user: 'books@example.com',
};

export const updateMailSettingsExample = {
  ...settings,
  smtp: { ...smtp, password: 'correct horse battery staple' },
};

export const mailSettingsExample = {
  version: 2,
  ...settings,
  smtp: { ...smtp, has_password: true },
  transport: 'own',
};

export const mailTestExample = {
  transport: 'own',
  from: 'books@example.com',
  to: 'ada@example.com',
  ...accepted,
  duration_ms: 412,
  sender_domain: {
    domain: 'example.com',
    records: [
      {
        kind: 'spf' as const,
        name: 'example.com',
        state: 'found' as const,
        value: 'v=spf1 include:_spf.example.net ~all',
        publish: null,
      },
      {
        kind: 'dkim' as const,
        name: '_domainkey.example.com',
        state: 'unknown_selector' as const,
        value: null,
        publish: null,
      },
      {
        kind: 'dmarc' as const,
        name: '_dmarc.example.com',
        state: 'missing' as const,
        value: null,
        publish: 'v=DMARC1; p=none; rua=mailto:books@example.com',
      },
    ],
  },
};

export const mailTemplateDetailsExample = {
  subject: 'Invoice {{invoice.number}}',
  text: 'Dear {{contact.name}},\n\nyour invoice {{invoice.number}} is attached.\n\n{{signature}}',
};

export const mailTemplateExample = {
  kind: 'invoice' as const,
  language: 'en' as const,
  built_in: false,
  ...mailTemplateDetailsExample,
  placeholders: ['customer.name', 'contact.name', 'organization.name', 'signature', 'invoice.number'],
};

export const mailTemplatePreviewExample = {
  subject: 'Invoice INV-2026-00042',
  text: 'Dear Ada Lovelace,\n\nyour invoice INV-2026-00042 is attached.\n\nCountinghouse GmbH',
  html: '<!doctype html><html lang="en"><body><p dir="auto">Dear Ada Lovelace,</p></body></html>',
};

export const mailTemplateListExample = { data: [mailTemplateExample] };
