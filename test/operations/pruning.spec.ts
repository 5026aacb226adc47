import { until } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

const EXPIRED = 6_000;
/** More than a statement deletes at once. */
const AT_ONCE_MAX = 5_000;

describe('expired idempotency answers', () => {
  it('are all deleted, and a metric counts those that wait', async () => {
    const service = await TestService.start();
    const { admin } = service.database;
    await admin.query(`
      CREATE FUNCTION time_out() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF (SELECT count(*) FROM gone) > ${AT_ONCE_MAX} THEN
            RAISE EXCEPTION 'Too many at once.' USING ERRCODE = '57014';
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER bounded AFTER DELETE ON idempotency_keys REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION time_out()`);
    await admin.query(
      `INSERT INTO idempotency_keys (organization_id, key_hash, fingerprint, created_at)
       SELECT o.id, sha256(n::text::bytea), '', '2026-11-01' FROM organizations o, generate_series(1, $1::int) AS n`,
      [EXPIRED],
    );
    await service.owner.api.post('/customers', { name: 'Kept' }, { headers: { 'idempotency-key': 'kept' } });
    const figures = await (await fetch(`${service.url}/metrics`)).text();
    expect(figures).toContain(`countinghouse_idempotency_keys_expired ${EXPIRED}`);

    const node = await TestService.start({ sharing: service });
    await until(() => node.logLines.some((line) => line.includes('kept answers pruned')));
    const { rows } = await admin.query('SELECT count(*)::int AS left FROM idempotency_keys');
    expect(rows).toEqual([{ left: 1 }]);
    expect(node.logLines.join()).not.toContain('kept answers not pruned');
    await node.stop();
    await service.stop();
  });
});
