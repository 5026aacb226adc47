import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, expected } from './client.mjs';

const AGAIN_MS = 50;

/** Keys that every node knows, and that no node may accept once their end is answered. */
export class RevokedKeys {
  counts = { keysRevoked: 0, triesOfRevoked: 0, acceptedRevoked: 0, longestRevocationMs: 0 };
  failures = [];

  constructor(nodes, owner) {
    this.nodes = nodes;
    this.owner = owner;
  }

  /** Makes a key, shows it to every node, revokes it at one of them, and tries it at each. */
  async round() {
    const [first, ...others] = this.nodes;
    this.nodes = [...others, first];
    const { id, secret } = await this.newKey(first.url);
    const session = this.session.at(first.url);
    const everywhere = () =>
      Promise.all(this.nodes.map(({ url }) => insist(() => new Client(url, secret).get('/auth/me'))));
    for (const answer of await everywhere()) expected(answer, 200);
    expected(await insist(() => this.timed(() => session.ask('DELETE', `/api-keys/${id}`))), 204);
    this.counts.keysRevoked += 1;
    for (const { status } of await everywhere()) {
      this.counts.triesOfRevoked += 1;
      if (status === 401) continue;
      this.counts.acceptedRevoked += 1;
      this.failures.push(`A revoked key got ${status}.`);
    }
  }

  async newKey(url) {
    const body = { name: `Round ${this.counts.keysRevoked}` };
    for (;;) {
      this.session ??= await this.signedIn(url);
      const answer = await insist(() => this.session.at(url).post('/api-keys', body));
      if (answer.body?.code !== 'confirmation_required') return expected(answer, 201);
      // A session makes keys only for some minutes after its password was given.
      this.session = undefined;
    }
  }

  async signedIn(url) {
    const { access_token } = expected(
      await insist(() => new Client(url).post('/auth/login', this.owner)),
      200,
    );
    return new Client(url, access_token);
  }

  /** Notes how long the longest revocation took that was answered. */
  async timed(revoke) {
    const began = performance.now();
    const answer = await revoke();
    const tookMs = Math.round(performance.now() - began);
    if (answer.status === 204)
      this.counts.longestRevocationMs = Math.max(this.counts.longestRevocationMs, tookMs);
    return answer;
  }
}

/** Asks again while the database is away or the connection breaks. */
async function insist(send) {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer !== undefined && answer.status !== 503) return answer;
    await pause(AGAIN_MS);
  }
}
