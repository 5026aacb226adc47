import type { Files } from '../../../../platform/index.js';
import type { KeptLogo, LogoFile } from '../domain/logo.js';

/** A logo with its bytes. Raises an Error if they are lost. */
export async function wholeLogo(files: Files, organizationId: string, logo: KeptLogo): Promise<LogoFile> {
  const sha256 = Buffer.from(logo.sha256, 'hex');
  const { content } = await files.whole(organizationId, { content: logo.content, sha256 });
  return { ...logo, content };
}
