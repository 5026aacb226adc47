import { jobKind } from '../../../../platform/index.js';
import type { LinkTarget } from '../domain/link.js';

/** Mails a fresh link to a document in place of one that has ended. */
export const renewLink = jobKind<LinkTarget>('links.renew');
