export const documentListExample = {
  data: [
    {
      document_id: 'inv_01h455vb4pex5vsknk084sn02q',
      format: 'pdf',
      media_type: 'application/pdf',
      filename: 'INV-2026-00169.pdf',
      state: 'available',
      errors: 0,
      size: null,
      sha256: null,
      rules: null,
      created_at: null,
    },
    {
      document_id: 'inv_01h455vb4pex5vsknk084sn02q',
      format: 'xrechnung_ubl',
      media_type: 'application/xml',
      filename: 'INV-2026-00169.xml',
      state: 'stored',
      errors: 0,
      size: 7931,
      sha256: '7af72f7c8d3e6b0a9f1d2c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a697887',
      rules: 'en16931-1.3.16 xrechnung-3.0.2',
      created_at: '2026-11-22T14:00:00.000Z',
    },
  ],
};

export const preflightReportExample = {
  format: 'xrechnung_ubl',
  valid: false,
  errors: 2,
  warnings: 0,
  checked_by: [
    {
      name: 'countinghouse',
      rules: 'en16931-1.3.16 xrechnung-3.0.2',
      countries: ['DE'],
      countries_not_checked: ['AT'],
    },
  ],
  findings: [
    {
      rule: 'BR-DE-15',
      severity: 'error',
      term: 'BT-10',
      where: 'invoice',
      pointer: '#/buyer_reference',
      code: 'required',
      message: 'A German public buyer needs its buyer reference (Leitweg-ID).',
      target_id: null,
    },
    {
      rule: 'PEPPOL-EN16931-R020',
      severity: 'error',
      term: 'BT-34',
      where: 'organization',
      pointer: '#/electronic_address',
      code: 'required',
      message: 'Your electronic address is missing.',
      target_id: 'org_01h455vb4pex5vsknk084sn02q',
    },
  ],
};

export const preflightReportListExample = { data: [preflightReportExample] };

export const documentSettingsDetailsExample = {
  template: 'classic' as const,
  accent_color: '#0b6e5b',
  paper: 'a4' as const,
  locale: 'en',
  show_payment_code: true,
  payment_code_reference: 'payment_reference' as const,
  footer: [{ text: 'Analytical Engines Ltd\n12 St James’s Square, London' }],
  intro: 'Thank you for your order.',
  closing: 'We look forward to working with you again.',
  preflight: 'warn' as const,
  payment_url: 'https://pay.example.com/?reference={number}&amount={amount}',
  link_days_after_payment: 90,
};

export const logoExample = {
  media_type: 'image/svg+xml' as const,
  width: 124,
  height: 40,
  size: 1834,
  sha256: '0f9d2c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978877af72f7c8d3e6b0a',
};

export const documentSettingsExample = { version: 2, ...documentSettingsDetailsExample, logo: logoExample };

/** A square, in base64. */
export const updateLogoExample = {
  media_type: 'image/svg+xml' as const,
  content:
    'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxy' +
    'ZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz48L3N2Zz4=',
};
