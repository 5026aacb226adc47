export const logoTypes = ['image/svg+xml', 'image/png', 'image/jpeg'] as const;

export type LogoType = (typeof logoTypes)[number];

/** Prints well at any size that stands in the head of a letter. */
export const LOGO_BYTES_MAX = 256 * 1024;

/** What a manager uploads. */
export interface LogoDetails {
  /** In base64. */
  readonly content: string;
  readonly media_type: LogoType;
}

/** What the settings say of a logo. Its bytes are stored under the digest. */
export interface Logo {
  readonly media_type: LogoType;
  /** In pixels; of a drawing in its own units. */
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** A logo as it is stored: with its bytes, or null where they are outside the database. */
export interface KeptLogo extends Logo {
  readonly content: Buffer | null;
}

/** A logo with its bytes, as they are printed. */
export interface LogoFile extends Logo {
  readonly content: Buffer;
}
