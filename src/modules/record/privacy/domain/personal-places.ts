/**
 * What an event about a customer, or about a document, payment or mail of one, says of no person: states, numbers and
 * kinds. Every other text goes, so that a field that is added later is erased before anybody thinks of it.
 */
const SAYS_NOTHING = new Set([
  'available_actions',
  'channel',
  'currency',
  'document_format',
  'format',
  'invoice_number',
  'kind',
  'locale',
  'method',
  'number',
  'payment_status',
  'reminders',
  'reset',
  'seller',
  'sent_via',
  'sha256',
  'status',
  'tax_breakdown',
  'tax_category',
  'tax_exemption',
  'tax_rounding',
  'type',
]);

const IDENTIFIER = /^[a-z]{3}_[0-9a-z]{26}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(T[0-9:.]+Z)?$/;

/** The places (RFC 6901) of the values of an event that may tell something of a person. */
export function personalPlaces(data: object): Set<string> {
  const places = [...placesIn(data, '/data')];
  return new Set(isOfApproval(data) ? places.filter(isReason) : places);
}

/** An approval says nothing of a person but in the words of whoever rejected it. */
function isOfApproval(data: object): boolean {
  const { object } = data as { readonly object?: { readonly id?: unknown } };
  return typeof object?.id === 'string' && object.id.startsWith('apr_');
}

function isReason(place: string): boolean {
  return place.endsWith('/rejection_reason');
}

/** The same for an event about a user, an invitation or a key: what somebody was allowed to do says nothing, too. */
export function placesOfUser(data: object): Set<string> {
  const rights = /\/(role|scopes)(\/|$)/;
  return new Set([...placesIn(data, '/data')].filter((place) => !rights.test(place)));
}

/** Where an event came from. The session that it came from is an identifier of what is gone. */
export function placesOfOrigin(): string[] {
  return ['/origin/ip', '/origin/user_agent', '/origin/traceparent'];
}

function* placesIn(value: unknown, place: string): Generator<string> {
  if (typeof value === 'string') {
    if (value !== '' && !IDENTIFIER.test(value) && !MOMENT.test(value)) yield place;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (!SAYS_NOTHING.has(name)) yield* placesIn(part, `${place}/${escaped(name)}`);
  }
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
