import { jobKind } from '../../../../platform/index.js';
import type { DocumentTarget } from '../../documents/index.js';

/** Mails a fresh link to a document in place of one that has ended. */
export const renewLink = jobKind<DocumentTarget>('links.renew');
