import { shownLimitsExample } from '../auth/index.js';

export const updateMemberExample = { role: 'bookkeeper' as const };

export const memberExample = {
  id: 'usr_01h455vb4pex5vsknk084sn02q',
  version: 2,
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  role: 'bookkeeper',
  expires_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  last_used_at: '2026-11-21T10:05:00.000Z',
  limits: null,
  limits_version: 1,
};

export const memberUsageExample = {
  user_id: memberExample.id,
  limits: shownLimitsExample,
  limits_version: 2,
  day: '2026-11-21',
  amounts: [{ amount: 1190, currency: 'EUR' }],
  count: 3,
  left_amount: 810,
  left_count: 17,
};

export const memberListExample = { data: [memberExample] };

export const createInvitationExample = { email: 'grace@example.com', role: 'bookkeeper' as const };

const invitationExample = {
  id: 'ivt_01h455vb4pex5vsknk084sn02q',
  ...createInvitationExample,
  membership_expires_at: null,
  invited_by: 'usr_01h455vb4pex5vsknk084sn02q',
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2026-11-28T10:00:00.000Z',
  accepted_at: null,
  revoked_at: null,
};

const token = 'ch_inv_0000000000000000000000000000000000000000000000000';

export const createdInvitationExample = { ...invitationExample, token };

export const invitationListExample = { data: [invitationExample], has_more: false, next_cursor: null };

export const acceptInvitationExample = {
  token,
  name: 'Grace Hopper',
  password: 'seven wet otters under a bridge',
};

export const joinExample = { token };

export const acceptedInvitationExample = {
  email: 'grace@example.com',
  organization: {
    id: 'org_01h455vb4pex5vsknk084sn02q',
    name: 'Analytical Engines Ltd',
    mode: 'live',
    currency: 'EUR',
    time_zone: 'Europe/Berlin',
  },
};
