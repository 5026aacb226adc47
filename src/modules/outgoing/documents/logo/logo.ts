import { createHash } from 'node:crypto';
import { validationFailed } from '../../../../kernel/problems/problem.js';
import { LOGO_BYTES_MAX, type LogoDetails, type LogoFile, type LogoType } from '../domain/logo.js';
import { jpegSize, pngSize, type PictureSize } from './picture-size.js';
import { sanitizedSvg, UnusableDrawing } from './sanitized-svg.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** 4 megapixels take 16 MB while the page is laid out. */
const PIXELS_MAX = 4_000_000;

/**
 * A picture as it is stored. Takes it in base64, and what it claims to be.
 *
 * Raises `validation_failed` for what is too large, is something else, or has more than a drawing needs.
 */
export function logoOf({ content, media_type }: LogoDetails): LogoFile {
  const given = Buffer.from(content, 'base64');
  if (given.length > LOGO_BYTES_MAX)
    throw refused('too_long', `At most ${LOGO_BYTES_MAX / 1024} KB are possible.`);
  const { bytes, width, height } =
    media_type === 'image/svg+xml' ? drawing(given) : picture(given, media_type);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { media_type, width, height, size: bytes.length, sha256, content: bytes };
}

/** What the engine cannot draw. */
export function undrawable(): Error {
  return refused('wrong_format', 'The picture cannot be drawn.');
}

function drawing(given: Buffer): PictureSize & { readonly bytes: Buffer } {
  try {
    const { svg, ...size } = sanitizedSvg(textOf(given));
    return { ...size, bytes: Buffer.from(svg, 'utf8') };
  } catch (error) {
    if (error instanceof UnusableDrawing) throw refused(error.code, error.detail);
    throw error;
  }
}

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw refused('wrong_format', 'The drawing is not UTF-8.');
  }
}

function picture(given: Buffer, type: LogoType): PictureSize & { readonly bytes: Buffer } {
  const size = type === 'image/png' ? pngSize(given) : jpegSize(given);
  if (size === undefined || size.width === 0 || size.height === 0)
    throw refused('wrong_format', `The content is no ${type} in grey or RGB colours.`);
  if (size.width * size.height > PIXELS_MAX) throw refused('too_long', 'At most 4 megapixels are possible.');
  return { ...size, bytes: given };
}

function refused(code: string, detail: string): Error {
  return validationFailed([{ pointer: '#/content', code, detail }]);
}
