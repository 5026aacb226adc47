// Checks the anchors of an audit log without the service; tools/verify-export.mjs calls it for such a file.
import { createHash } from 'node:crypto';
import { canonical } from './canonical.mjs';

export const AUDIT_FORMAT = 'countinghouse-audit/1';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Takes the lines of an export one after the other, and collects what is wrong. */
export class AuditCheck {
  faults = [];
  events = 0;
  anchors = 0;
  /** Events whose content the export does not have. */
  hidden = 0;

  constructor(head) {
    this.organizationId = head.organization_id;
  }

  add(line) {
    if (line.anchor !== undefined) this.#addAnchor(line.anchor);
    else this.#addEvent(line);
  }

  /** Call it after the last line. */
  end() {
    this.#endStretch();
    this.lastHash = this.anchor?.hash ?? null;
  }

  #addAnchor(anchor) {
    this.#endStretch();
    const { hash, ...facts } = anchor;
    const before = this.anchor;
    this.anchors += 1;
    this.anchor = anchor;
    this.lines = createHash('sha256');
    this.next = anchor.first_sequence;
    if (sha256(canonical({ organization_id: this.organizationId, ...facts })) !== hash)
      this.#fault('the anchor was changed');
    const follows =
      anchor.number === before?.number + 1 &&
      anchor.previous_hash === before.hash &&
      anchor.first_sequence === before.last_sequence + 1;
    const begins = before === undefined && (anchor.number !== 1 || anchor.previous_hash === null);
    if (!follows && !begins) this.#fault('it does not follow from the anchor before it');
  }

  #addEvent({ event, content }) {
    if (this.anchor === undefined) throw new Error('an event comes before the first anchor');
    if (event.sequence !== this.next) this.#fault(`event ${this.next} is missing`);
    if (content === null) this.hidden += 1;
    else if (contentHash(content) !== event.content_hash) this.#fault(`event ${event.sequence} was changed`);
    this.lines.update(`${canonical(event)}\n`);
    this.next = event.sequence + 1;
    this.events += 1;
  }

  #endStretch() {
    if (this.anchor === undefined) return;
    if (this.next !== this.anchor.last_sequence + 1) this.#fault(`event ${this.next} is missing`);
    else if (this.lines.digest('hex') !== this.anchor.events_hash) this.#fault('its events were changed');
  }

  #fault(text) {
    this.faults.push(`anchor ${this.anchor.number}: ${text}`);
  }
}

/** Over the salted hashes of all values. Of erased values only the hashes are left, and the keys of the others. */
function contentHash({ data, origin, salt, redaction }) {
  const keys = redaction?.keys ?? {};
  const hashes = [...(redaction?.erased ?? [])];
  let kept = 0;
  for (const [place, text] of leavesOf({ data, origin }, '')) {
    const key = redaction === null ? sha256(`${salt}${place}`) : keys[place];
    if (key !== undefined) {
      hashes.push(sha256(`${key}${text}`));
      kept += 1;
    } else if (text !== 'null') return null;
  }
  if (redaction !== null && kept !== Object.keys(keys).length) return null;
  return sha256(hashes.sort().join(''));
}

function* leavesOf(value, place) {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) yield [place, canonical(value)];
  for (const [name, part] of parts)
    yield* leavesOf(part, `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}
