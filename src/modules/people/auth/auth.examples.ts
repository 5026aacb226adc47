const user = {
  id: 'usr_01h455vb4pex5vsknk084sn02q',
  email: 'owner@example.com',
  name: 'Ada Lovelace',
  role: 'owner',
};
const organization = {
  id: 'org_01h455vb4pex5vsknk084sn02q',
  name: 'Analytical Engines Ltd',
  mode: 'live',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
};

export const loginExample = { email: 'owner@example.com', password: 'correct horse battery staple' };

export const loginResultExample = {
  access_token: 'ch_ses_0000000000000000000000000000000000000000000000000',
  token_type: 'Bearer',
  expires_in: 43_200,
  user,
  organization,
  set_up_only: false,
};

export const changePasswordExample = {
  current_password: 'correct horse battery staple',
  new_password: 'seven wet otters under a bridge',
};

export const requestPasswordResetExample = { email: 'owner@example.com' };

export const resetPasswordExample = {
  token: 'ch_rst_0000000000000000000000000000000000000000000000000',
  password: 'seven wet otters under a bridge',
};

export const updateProfileExample = { name: 'Ada King' };

export const changeEmailExample = { email: 'ada@example.org' };

export const confirmEmailExample = { token: 'ch_eml_0000000000000000000000000000000000000000000000000' };

export const profileExample = {
  id: user.id,
  email: user.email,
  pending_email: 'ada@example.org',
  name: user.name,
  created_at: '2026-11-21T10:00:00.000Z',
};

export const switchExample = { organization_id: 'org_01h455vb4pex5vsknk084sn02q', end_current: false };

export const sessionExample = {
  id: 'ses_01h455vb4pex5vsknk084sn02q',
  current: true,
  organization: { id: organization.id, name: organization.name },
  created_at: '2026-11-21T10:00:00.000Z',
  last_used_at: '2026-11-21T10:05:00.000Z',
  expires_at: '2026-11-21T22:00:00.000Z',
  created_ip: '192.0.2.7',
  last_ip: '192.0.2.7',
  user_agent: 'Mozilla/5.0',
};

export const sessionListExample = { data: [sessionExample] };

export const meExample = {
  kind: 'user',
  user,
  api_key_id: null,
  organization,
  scopes: ['invoices:read'],
  set_up_only: false,
};

export const secondStepExample = {
  challenge: 'ch_mfa_0000000000000000000000000000000000000000000000000',
  code: '492039',
};

export const confirmExample = { password: 'correct horse battery staple' };

export const confirmationExample = { confirmed_until: '2026-11-21T10:10:00.000Z' };

export const secondFactorExample = {
  is_on: true,
  on_since: '2026-11-21T10:00:00.000Z',
  recovery_codes_left: 10,
};

export const setUpExample = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address:
    'otpauth://totp/Countinghouse:owner%40example.com?issuer=Countinghouse&secret=' +
    'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export const codeExample = { code: '492039' };

export const recoveryCodesExample = { recovery_codes: ['ABCD-EFGH-IJKL-MNOP'] };

export const securityExample = { require_second_factor: 'managers' as const };

export const createApiKeyExample = {
  name: 'Web shop',
  scopes: ['customers:read', 'invoices:read', 'invoices:write'],
};

export const keyLimitsExample = {
  max_amount: { amount: 500, currency: 'EUR' },
  per_day: { amount: 2000, currency: 'EUR', count: 20 },
};

export const shownLimitsExample = {
  ...keyLimitsExample,
  draft_only: false,
  customer_ids: null,
  product_ids: null,
  operations: null,
  needs_approval: null,
};

export const apiKeyUsageExample = {
  api_key_id: 'key_01h455vb4pex5vsknk084sn02q',
  limits: shownLimitsExample,
  limits_version: 1,
  day: '2026-11-21',
  amounts: [{ amount: 1190, currency: 'EUR' }],
  count: 3,
  left_amount: 810,
  left_count: 17,
};

export const apiKeyExample = {
  id: 'key_01h455vb4pex5vsknk084sn02q',
  ...createApiKeyExample,
  allowed_ips: [],
  created_by: user.id,
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  limits: null,
  limits_version: 1,
};

export const createdApiKeyExample = {
  ...apiKeyExample,
  secret: 'ch_live_01h455vb4pex5vsknk084sn02q_0000000000000000000000000000000000000000000000000',
};

export const apiKeyListExample = { data: [apiKeyExample], has_more: false, next_cursor: null };
