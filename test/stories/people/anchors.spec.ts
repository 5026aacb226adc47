import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AnchorUpkeep } from '../../../src/modules/record/anchors/index.js';
import type { EventContent } from '../../../src/modules/record/anchors/domain/anchored-event.js';
import { redacted } from '../../../src/modules/record/anchors/event-line.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

interface Anchor {
  readonly number: number;
  readonly first_sequence: number;
  readonly last_sequence: number;
  readonly previous_hash: string | null;
  readonly hash: string;
}

/** Lets a night pass, with the work of the night. */
async function nightPasses(): Promise<void> {
  service.clock.passes('1 day');
  await service.eventsNumbered();
  await service.app.get(AnchorUpkeep).order();
  await service.jobsRun();
  await service.eventsNumbered();
}

/** The owner, signed in again after the nights that have passed. */
async function signedIn(): Promise<ApiClient> {
  owner = await service.owner.signIn();
  await service.eventsNumbered();
  return owner;
}

async function anchors(query = ''): Promise<Anchor[]> {
  const { body } = await (await signedIn()).get(`/audit/anchors${query}`);
  return (body as unknown as { data: Anchor[] }).data;
}

async function proof(query = ''): Promise<Record<string, unknown>> {
  return (await owner.get(`/audit/verify${query}`)).body;
}

/** Runs a statement as somebody who owns the database, and what it returns. */
async function tamper(statement: string, values: unknown[] = []): Promise<void> {
  const { rowCount } = await service.database.admin.query(statement, values);
  expect(rowCount).toBeGreaterThan(0);
}

describe('the anchors of the audit log', () => {
  it('are made by night where something has happened, each tied to the one before it', async () => {
    expect(await anchors()).toEqual([]);
    await service.owner.customer({ name: 'Ada Lovelace' });
    await nightPasses();
    const [first, ...none] = await anchors();
    expect(none).toEqual([]);
    expect(first).toMatchObject({ number: 1, first_sequence: 1, previous_hash: null });
    await service.owner.customer({ name: 'Charles Babbage' });
    await nightPasses();
    const [second] = await anchors();
    expect(second).toMatchObject({
      number: 2,
      first_sequence: (first?.last_sequence ?? 0) + 1,
      previous_hash: first?.hash,
    });
    expect(await anchors('?limit=1&before=2')).toEqual([first]);
  });

  it('are not made in a night without events, and are told of once', async () => {
    await nightPasses();
    const before = await anchors();
    await nightPasses();
    const made = (await anchors()).length;
    await nightPasses();
    await nightPasses();
    const all = await anchors();
    expect([before.length, made, all.length]).toEqual([3, 4, 5]);
    const { body } = await owner.get('/audit?type=audit.anchored');
    const told = (body as unknown as { data: { data: { object: Anchor } }[] }).data;
    expect(told.map(({ data }) => data.object)).toEqual(all);
  });

  it('prove every event, with the service and without it', async () => {
    const [last] = await anchors();
    expect(await proof()).toMatchObject({
      intact: true,
      anchors: last?.number,
      events: last?.last_sequence,
      last_hash: last?.hash,
      faults: [],
      next_from: null,
    });
    expect(await proof('?from=2&to=2')).toMatchObject({ intact: true, anchors: 1, last_number: 2 });
    const { code, output } = await checked(await exported());
    expect([code, output]).toEqual([0, expect.stringContaining(`They end with ${last?.hash}.`)]);
    expect((await checked(await exported('?from=2'))).code).toBe(0);
  });

  it('prove events that a credential may not read, by their hash alone', async () => {
    const { body } = await owner.post('/api-keys', { name: 'Auditor', scopes: ['audit:read'] });
    const text = await exported('', String(body.secret));
    expect(text).not.toContain('Ada Lovelace');
    expect(await checked(text)).toMatchObject({
      code: 0,
      output: expect.stringContaining('by their hash alone'),
    });
  });

  it('still prove events whose personal data was erased', async () => {
    const { rows } = await service.database.admin.query<EventContent & { id: string }>(
      `SELECT id, data, origin, encode(salt, 'hex') AS salt, redaction FROM events
        WHERE data->'object'->>'name' = 'Ada Lovelace'`,
    );
    for (const event of rows) {
      const { data, origin, redaction } = redacted(event, new Set(['/data/object/name', '/origin/ip']));
      await tamper(
        'UPDATE events SET data = $2, origin = $3, ip = NULL, salt = NULL, redaction = $4 WHERE id = $1',
        [event.id, data, origin, redaction],
      );
    }
    expect(rows).toHaveLength(1);
    expect(await proof()).toMatchObject({ intact: true });
    const text = await exported();
    expect(text).not.toContain('Ada Lovelace');
    expect((await checked(text)).code).toBe(0);
  });

  it('show that an event was changed or removed, and that an anchor was', async () => {
    const faults = async (): Promise<unknown> => (await proof())['faults'];
    const found = (code: string, anchor: number): unknown => expect.objectContaining({ code, anchor });
    const rename = `UPDATE events SET data = jsonb_set(data, '{object,name}', to_jsonb($1::text))
                     WHERE data->'object'->>'name' = $2`;
    await tamper(rename, ['Somebody else', 'Charles Babbage']);
    expect(await faults()).toEqual([found('events_changed', 2)]);
    expect((await checked(await exported())).code).toBe(1);
    await tamper(rename, ['Charles Babbage', 'Somebody else']);
    expect(await faults()).toEqual([]);
    await tamper('UPDATE event_feed SET sequence = -sequence WHERE sequence = 2');
    expect(await faults()).toEqual([found('event_missing', 1)]);
    await tamper('UPDATE event_feed SET sequence = -sequence WHERE sequence = -2');
    await tamper(`UPDATE event_anchors SET created_at = created_at - interval '1 day' WHERE number = 1`);
    expect(await faults()).toEqual([found('anchor_changed', 1)]);
    await tamper(`UPDATE event_anchors SET created_at = created_at + interval '1 day' WHERE number = 1`);
    await tamper('DELETE FROM event_anchors WHERE number = 1');
    expect(await faults()).toEqual(expect.arrayContaining([found('not_chained', 2)]));
  });

  it('refuses wrong parameters, all at once', async () => {
    const { status, body } = await owner.get('/audit/verify?from=0&to=x');
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    expect(body.errors).toHaveLength(2);
  });
});

async function exported(query = '', token = String(owner.token)): Promise<string> {
  const response = await fetch(`${service.url}/api/audit/anchors/export${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return response.text();
}

async function checked(text: string): Promise<{ code: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'countinghouse-audit-'));
  const path = join(folder, 'audit.jsonl');
  await writeFile(path, text);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/verify-export.mjs', path]);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
}
