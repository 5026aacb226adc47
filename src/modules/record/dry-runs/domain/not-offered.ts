/** What decides whether a dry run of an operation is offered. */
export interface Candidate {
  readonly id: string;
  readonly method: string;
  readonly access: string;
}

const SIGNING_IN = 'It is about signing in, which is counted and told whatever comes of it.';
const SECRETS = 'It makes or ends what somebody signs in with.';
const FOR_GOOD = 'It ends something for good, and is asked for by a person who confirms it.';

/** By the first part of an operation's name. */
const RESOURCES: Readonly<Record<string, string>> = {
  auth: SIGNING_IN,
  second_factor: SECRETS,
  api_keys: SECRETS,
  dry_runs: 'It is a dry run already.',
  approvals: 'It decides on another request, whose dry run the approval has.',
};

const OPERATIONS: Readonly<Record<string, string>> = {
  'users.change_email': SECRETS,
  'users.confirm_email': SECRETS,
  'users.delete_me': FOR_GOOD,
  'customers.erase': FOR_GOOD,
  'organizations.close': FOR_GOOD,
  'organization.reset': FOR_GOOD,
  'organization.move_clock':
    'It works through everything that falls due, with the books closed to all others.',
  'mail_settings.test': 'It sends a mail at once.',
  'webhook_endpoints.test': 'It sends a request to the receiver at once.',
};

/** Says in a sentence why an operation cannot be tried; undefined if it can. */
export function whyNotOffered({ id, method, access }: Candidate): string | undefined {
  if (method === 'get') return 'It only reads: call it.';
  if (access === 'public') return SIGNING_IN;
  const [resource = ''] = id.split('.');
  return OPERATIONS[id] ?? RESOURCES[resource] ?? (id === 'invitations.join' ? SIGNING_IN : undefined);
}
