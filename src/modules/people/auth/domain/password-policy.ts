/** Passwords have this many characters, and no rule about which ones. */
export const passwordLength = { min: 8, max: 128 } as const;

/** How long the link to a new password works. */
export const resetLifeMs = 30 * 60_000;

/** How long the link to a new address works. */
export const emailChangeLifeMs = 24 * 60 * 60_000;
