import type { Access } from './access.js';

const FILE = 'It takes a file, of which nothing would be kept until somebody decides.';
const SECRET = 'It answers a secret that is shown once, to the one who asked.';
const LATER = 'It works after its answer, so that a decision would not cover what it does.';

const READS = 'It writes nothing.';

/** The operations that cannot wait for an approval, though API keys can call them and they are no GET, and why. */
export const neverHeld: Readonly<Record<string, string>> = {
  'attachments.create': FILE,
  'bank_statements.import': FILE,
  'received_files.create': FILE,
  'imports.create': FILE,
  'imports.commit': LATER,
  'imports.undo': LATER,
  'webhook_endpoints.create': SECRET,
  'webhook_endpoints.rotate_secret': SECRET,
  'webhook_endpoints.test': 'It sends a request to the receiver at once.',
  'invoices.calculate': READS,
  'invoices.preflight_details': READS,
  'invoices.preview_message': READS,
  'credit_notes.preview_message': READS,
  'quotes.calculate': READS,
  'quotes.preview_message': READS,
  'recurring_invoices.preview': READS,
  'matching_rules.test': READS,
  'auth.logout': 'It ends what the caller is signed in with.',
};

/** Operations with these are for no API key, and only API keys have limits. */
const BEYOND_KEYS: readonly Access[] = ['public', 'user', 'manager'];

/** Whether an API key can be let call an operation. A decision is made by people alone. */
export function isForKeys(access: Access): boolean {
  return !BEYOND_KEYS.includes(access) && !access.endsWith(':decide');
}

/** What decides whether an operation may wait for an approval. */
interface Candidate {
  readonly id: string;
  readonly access: Access;
  readonly changesNothing?: boolean;
}

/** Whether a request may have to wait for an approval: then it is answered with 202. */
export function mayBeHeld({ id, access, changesNothing }: Candidate, method: string): boolean {
  return method !== 'get' && isForKeys(access) && changesNothing !== true && !(id in neverHeld);
}
