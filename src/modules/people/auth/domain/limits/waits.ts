import { unitsOf, type KeyLimits } from '../../../../../kernel/limits/key-limits.js';
import type { Deed } from './deeds.js';

/** Whether something has to be approved because of what it comes to: too much, or what cannot be compared. */
export function waitsForApproval({ needs_approval }: KeyLimits, { counts }: Deed): boolean {
  const above = needs_approval?.above;
  if (above === undefined || counts === undefined) return false;
  const { amount, currency } = counts;
  const most = unitsOf(above.amount, above.currency);
  return amount === undefined || most === undefined || currency !== above.currency || amount > most;
}
