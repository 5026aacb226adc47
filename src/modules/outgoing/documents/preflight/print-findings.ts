import type { DocumentSource, Finding } from '../../../../kernel/en16931/index.js';
import type { VersionedSettings } from '../documents.repository.js';
import type { Logo } from '../domain/logo.js';
import { printedTexts } from './printed-texts.js';

/** The room for a logo in the head of a letter, in millimetres. */
const LOGO_ROOM = { width: 62, height: 20 };

/** Less than this, and edges look like stairs on paper. */
const DOTS_PER_INCH = 150;

const MILLIMETRES_PER_INCH = 25.4;

/** More nobody reads. */
const FINDINGS_MAX = 50;
const CHARACTERS_NAMED = 20;

/**
 * What will not look right in print. Takes what is printed, and which of its characters no font has.
 *
 * They are warnings: the document is as valid as before.
 */
export function printFindings(
  source: DocumentSource,
  settings: VersionedSettings,
  unprintable: ReadonlySet<string>,
): Finding[] {
  const glyphs = unprintable.size === 0 ? [] : glyphFindings(source, settings, unprintable);
  return [...glyphs.slice(0, FINDINGS_MAX), ...logoFindings(settings.logo)];
}

/** All that is printed, to be looked through at once. */
export function textToPrint(source: DocumentSource, settings: VersionedSettings): string {
  return printedTexts(source, settings)
    .map(({ text }) => text)
    .join('\n');
}

function glyphFindings(
  source: DocumentSource,
  settings: VersionedSettings,
  unprintable: ReadonlySet<string>,
): Finding[] {
  return printedTexts(source, settings).flatMap(({ text, ...place }): Finding[] => {
    const missing = [...new Set(text)].filter((character) => unprintable.has(character));
    if (missing.length === 0) return [];
    const named = missing.slice(0, CHARACTERS_NAMED).join(' ');
    const message = `No font has these characters, so that they are printed as boxes: ${named}`;
    return [{ rule: 'CTH-GLYPH', severity: 'warning', ...place, code: 'not_allowed', message }];
  });
}

/** A drawing is sharp at any size. */
function logoFindings(logo: Logo | null): Finding[] {
  if (logo === null || logo.media_type === 'image/svg+xml') return [];
  const printedWidth = Math.min(LOGO_ROOM.width, (LOGO_ROOM.height * logo.width) / logo.height);
  const needed = Math.ceil((printedWidth / MILLIMETRES_PER_INCH) * DOTS_PER_INCH);
  if (logo.width >= needed) return [];
  return [
    {
      rule: 'CTH-LOGO',
      severity: 'warning',
      term: 'BG-4',
      where: 'organization',
      pointer: '#/logo',
      code: 'recommended',
      message: `The logo is ${logo.width} pixels wide and looks coarse; upload an SVG, or a picture of ${needed}.`,
    },
  ];
}
