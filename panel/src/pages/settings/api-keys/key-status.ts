import type { ApiKey } from '@countinghouse/client';
import type { Tone } from '../../../components/status-badge';

export type KeyStatus = 'active' | 'expired' | 'revoked';

export const keyTones: Record<KeyStatus, Tone> = { active: 'good', expired: 'off', revoked: 'off' };

/** Returns whether a key still works. `nowMs` is the current time. */
export function keyStatus(
  { revoked_at, expires_at }: Pick<ApiKey, 'revoked_at' | 'expires_at'>,
  nowMs: number,
): KeyStatus {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && Date.parse(expires_at) <= nowMs ? 'expired' : 'active';
}
