import { Client, expected, openTenants, signIn } from './client.mjs';
import { startPostgres } from './database.mjs';
import { Mixture } from './mixture.mjs';
import { startHaproxy, startNodes } from './nodes.mjs';

export const name = 'P1 four nodes behind HAProxy';

/** Races between four nodes, and keys that are revoked: no node accepts one after the answer. */
export async function prove(servers, { share }) {
  const postgres = await startPostgres(servers);
  const { nodes, owner } = await startNodes(
    servers,
    { count: 4 },
    { ...postgres.urls, REQUEST_WAIT_MS: '60000' },
  );
  const url = await startHaproxy(servers, nodes);
  const mixture = new Mixture(await openTenants(url, owner, 3));
  await mixture.run(24, Math.ceil(100 * share));
  await mixture.audit();
  const revoked = await revokedKeys(await signIn(url, owner), nodes, Math.ceil(2_500 * share));
  const failed = mixture.failures.length + mixture.counts.foreign + revoked.accepted;
  return { counts: { ...mixture.counts, ...revoked }, failures: mixture.failures, failed };
}

/** Lets every node know a key, revokes it at one of them, and tries it at each. */
async function revokedKeys(session, nodes, rounds) {
  const counts = { tries: 0, accepted: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { id, secret } = expected(await session.post('/api-keys', { name: `Round ${round}` }), 201);
    const everywhere = () => Promise.all(nodes.map(({ url }) => new Client(url, secret).get('/auth/me')));
    for (const answer of await everywhere()) expected(answer, 200);
    expected(await session.ask('DELETE', `/api-keys/${id}`), 204);
    for (const { status } of await everywhere()) {
      counts.tries += 1;
      if (status !== 401) counts.accepted += 1;
    }
  }
  return counts;
}
