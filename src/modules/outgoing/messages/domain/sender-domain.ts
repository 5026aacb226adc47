export const domainRecordKinds = ['spf', 'dkim', 'dmarc'] as const;

export const domainRecordStates = [
  'found',
  'missing',
  'several',
  'too_open',
  'unknown_selector',
  'not_known',
] as const;

/** A record by which receivers tell whether a mail really comes from a domain, as the name servers have it. */
export interface DomainRecord {
  readonly kind: (typeof domainRecordKinds)[number];
  /** Where it is, or would be. */
  readonly name: string;
  readonly state: (typeof domainRecordStates)[number];
  readonly value: string | null;
  /** What to publish there; null where nothing is needed, or where only the mail provider knows it. */
  readonly publish: string | null;
}

/** What is found of the domain of a sender. */
export interface SenderDomain {
  readonly domain: string;
  readonly records: readonly DomainRecord[];
}

/** What the name servers say of one name. */
export type Found =
  | { readonly outcome: 'found'; readonly texts: readonly string[] }
  | { readonly outcome: 'none' | 'no_name' | 'failed' };

type Answers = ReadonlyMap<string, Found>;

/** Names of keys that mail providers give; nobody can ask for all names of a domain. */
const SELECTORS = [
  ...['default', 'dkim', 'mail', 'smtp', 'google', 'selector1', 'selector2', 's1', 's2', 'k1', 'k2', 'key1'],
  ...['fm1', 'protonmail', 'mandrill', 'zoho', 'brevo1', 'mailo', 'resend', 'postmark'],
];

/** What is said of it may be shown and stored. */
const VALUE_LENGTH_MAX = 500;

/** The names whose text records tell of a domain. */
export function namesOf(domain: string): string[] {
  return [
    domain,
    keysOf(domain),
    ...SELECTORS.map((selector) => keyName(selector, domain)),
    ...policyNames(domain),
  ];
}

/** What the answers tell. Takes the address of the sender, and the host that mails leave through, if it is known. */
export function senderDomain(
  domain: string,
  answers: Answers,
  { address, host }: { readonly address: string; readonly host: string | undefined },
): SenderDomain {
  return {
    domain,
    records: [spfOf(domain, answers, host), dkimOf(domain, answers), dmarcOf(domain, answers, address)],
  };
}

/** Which hosts may send. More than one record counts as none. Source: RFC 7208, 4.5 and 5.1. */
function spfOf(domain: string, answers: Answers, host: string | undefined): DomainRecord {
  const { texts, isKnown } = textsAt(domain, answers, /^v=spf1(?: |$)/i);
  const about = { kind: 'spf', name: domain } as const;
  const wanted = host === undefined ? 'v=spf1 mx ~all' : `v=spf1 mx a:${host} ~all`;
  const [value = null] = texts;
  if (value === null) return { ...about, ...absent(isKnown, wanted) };
  if (texts.length > 1) return { ...about, state: 'several', value: shown(texts.join('\n')), publish: null };
  const isOpen = /(?:^| )\+?all(?: |$)/i.test(value);
  return {
    ...about,
    state: isOpen ? 'too_open' : 'found',
    value: shown(value),
    publish: isOpen ? value.replace(/(^| )\+?all(?= |$)/i, '$1~all') : null,
  };
}

/**
 * The key that signatures are checked with. Its name is known to the mail provider alone, so that a key under another
 * name is only known to be there. Source: RFC 6376, 3.6.1.
 */
function dkimOf(domain: string, answers: Answers): DomainRecord {
  const kind = 'dkim' as const;
  for (const selector of SELECTORS) {
    const name = keyName(selector, domain);
    // A key without a value was revoked.
    const [value] = textsAt(name, answers, /(?:^|;)\s*p=\s*[A-Za-z0-9+/]/).texts;
    if (value !== undefined) return { kind, name, state: 'found', value: shown(value), publish: null };
  }
  const name = keysOf(domain);
  const outcome = answers.get(name)?.outcome ?? 'failed';
  const states = {
    failed: 'not_known',
    no_name: 'missing',
    none: 'unknown_selector',
    found: 'unknown_selector',
  } as const;
  return { kind, name, state: states[outcome], value: null, publish: null };
}

/** What receivers do with what fails; that of a parent domain holds as well. Source: RFC 7489, 6.6.3. */
function dmarcOf(domain: string, answers: Answers, address: string): DomainRecord {
  const kind = 'dmarc' as const;
  const names = policyNames(domain);
  for (const name of names) {
    const { texts } = textsAt(name, answers, /^v=DMARC1\s*(?:;|$)/);
    const [value] = texts;
    if (value === undefined) continue;
    const state = texts.length > 1 ? 'several' : 'found';
    return { kind, name, state, value: shown(texts.join('\n')), publish: null };
  }
  const [name = ''] = names;
  const isKnown = names.every((one) => textsAt(one, answers, /./).isKnown);
  return { kind, name, ...absent(isKnown, `v=DMARC1; p=none; rua=mailto:${address}`) };
}

function absent(isKnown: boolean, publish: string): Pick<DomainRecord, 'state' | 'value' | 'publish'> {
  return { state: isKnown ? 'missing' : 'not_known', value: null, publish: isKnown ? publish : null };
}

function textsAt(
  name: string,
  answers: Answers,
  form: RegExp,
): { readonly texts: string[]; readonly isKnown: boolean } {
  const found = answers.get(name) ?? { outcome: 'failed' };
  const texts = found.outcome === 'found' ? found.texts.filter((text) => form.test(text.trim())) : [];
  return { texts, isKnown: found.outcome !== 'failed' };
}

function keysOf(domain: string): string {
  return `_domainkey.${domain}`;
}

function keyName(selector: string, domain: string): string {
  return `${selector}.${keysOf(domain)}`;
}

/** Its own, and those of the domains above it down to two labels. */
function policyNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, at) => `_dmarc.${labels.slice(at).join('.')}`);
}

function shown(text: string): string {
  return text.length <= VALUE_LENGTH_MAX ? text : `${text.slice(0, VALUE_LENGTH_MAX)}…`;
}
