import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Jobs can wait beside the data of their organization until they are moved to the queue (decision 0195). Locks nothing.
 *
 * Nodes of the release before do not set `app.jobs_in`, so that their jobs go into the queue as before.
 */
export class CreateJobOutbox1795730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(MOVE);
    await runner.query(enqueueJob(INTO_THE_OUTBOX));
    for (const { before, now } of EMPTYING) await runner.query(replacingInEmptying(before, now));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { before, now } of EMPTYING) await runner.query(replacingInEmptying(now, before));
    await runner.query(enqueueJob(''));
    await runner.query(`
      DROP FUNCTION organizations_with_jobs();
      DROP FUNCTION strike_off_jobs(uuid, bigint[]);
      DROP FUNCTION move_jobs(uuid, integer, boolean);
      DROP TABLE moved_jobs, job_outbox;`);
  }
}

/**
 * On a distributed database, job_outbox is where the organization is, and moved_jobs is beside the queue: no
 * transaction that has to be complete or not at all writes to both.
 */
const TABLES = `
  CREATE TABLE job_outbox (
    organization_id uuid NOT NULL,
    position bigint GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL,
    key text NOT NULL,
    payload jsonb NOT NULL,
    due_at timestamptz NOT NULL,
    run_at timestamptz NOT NULL,
    CONSTRAINT pk_job_outbox PRIMARY KEY (organization_id, position)
  );
  ${tenantWall({ table: 'job_outbox', rights: 'INSERT', binds: 'countinghouse_runtime' })}
  CREATE POLICY moving ON job_outbox TO CURRENT_USER USING (true) WITH CHECK (true);

  CREATE TABLE moved_jobs (
    organization_id uuid NOT NULL,
    position bigint NOT NULL,
    CONSTRAINT pk_moved_jobs PRIMARY KEY (organization_id, position)
  );`;

/**
 * move_jobs() adds the jobs of an organization to the queue and notes that, in one transaction. It returns the
 * positions that strike_off_jobs() may delete from the outbox in a later one; null if somebody else is at it and it
 * shall not wait.
 *
 * Whoever dies between both is followed by somebody who finds the note and only strikes off. A note is deleted once its
 * job is struck off, under the lock that everybody reads the outbox under.
 */
const MOVE = `
  CREATE FUNCTION move_jobs(organization uuid, batch integer, waits boolean) RETURNS bigint[]
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE
      place bigint := hashtextextended(organization::text, 4706239);
      noted bigint[];
      left_over bigint[];
      positions bigint[] := '{}';
      job record;
    BEGIN
      IF waits THEN PERFORM pg_advisory_xact_lock(place);
      ELSIF NOT pg_try_advisory_xact_lock(place) THEN RETURN NULL;
      END IF;
      noted := ARRAY(SELECT m.position FROM public.moved_jobs m WHERE m.organization_id = organization);
      IF noted <> '{}' THEN
        left_over := ARRAY(
          SELECT o.position FROM public.job_outbox o
           WHERE o.organization_id = organization AND o.position = ANY (noted));
        DELETE FROM public.moved_jobs m WHERE m.organization_id = organization AND m.position <> ALL (left_over);
      END IF;
      FOR job IN
        SELECT o.position, o.kind, o.key, o.payload, o.due_at, o.run_at FROM public.job_outbox o
         WHERE o.organization_id = organization ORDER BY o.position LIMIT batch
      LOOP
        positions := positions || job.position;
        CONTINUE WHEN job.position = ANY (noted);
        INSERT INTO public.moved_jobs (organization_id, position) VALUES (organization, job.position);
        PERFORM public.add_job(
          identifier => job.kind,
          payload => json_build_object('organization_id', organization, 'due_at', job.due_at, 'payload', job.payload),
          run_at => job.run_at,
          job_key => format('%s %s %s', job.kind, organization, job.key));
      END LOOP;
      RETURN positions;
    END $$;
  REVOKE ALL ON FUNCTION move_jobs(uuid, integer, boolean) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION move_jobs(uuid, integer, boolean) TO countinghouse_runtime;

  CREATE FUNCTION strike_off_jobs(organization uuid, positions bigint[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DELETE FROM public.job_outbox o WHERE o.organization_id = organization AND o.position = ANY (positions) $$;
  REVOKE ALL ON FUNCTION strike_off_jobs(uuid, bigint[]) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION strike_off_jobs(uuid, bigint[]) TO countinghouse_runtime;

  CREATE FUNCTION organizations_with_jobs() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT DISTINCT o.organization_id FROM public.job_outbox o LIMIT 1000 $$;
  REVOKE ALL ON FUNCTION organizations_with_jobs() FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION organizations_with_jobs() TO countinghouse_runtime;`;

const INTO_THE_OUTBOX = `
      IF current_setting('app.jobs_in', true) = 'outbox' THEN
        INSERT INTO public.job_outbox (organization_id, kind, key, payload, due_at, run_at)
        VALUES (organization, name, enqueue_job.key, enqueue_job.payload, enqueue_job.due_at,
                now() + delay_ms * interval '1 millisecond');
        RETURN;
      END IF;`;

/** The organization is that of the transaction, wherever the job waits. */
function enqueueJob(before: string): string {
  return `
  CREATE OR REPLACE FUNCTION enqueue_job(
    name text, key text, payload json, due_at timestamptz, delay_ms double precision)
    RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
    DECLARE organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
    BEGIN
      IF organization IS NULL THEN RAISE 'A job belongs to an organization.'; END IF;${before}
      PERFORM public.add_job(
        identifier => name,
        payload => json_build_object('organization_id', organization, 'due_at', due_at, 'payload', payload),
        run_at => now() + delay_ms * interval '1 millisecond',
        job_key => format('%s %s %s', name, organization, key));
    END $$;`;
}

/** Jobs of test books that are emptied go into the queue first, where those about a thing of them are deleted. */
const EMPTYING = [
  { before: "'invitations', 'logos',", now: "'invitations', 'job_outbox', 'logos', 'moved_jobs'," },
  {
    before: 'DELETE FROM graphile_worker._private_jobs',
    now: `PERFORM public.move_jobs(books, NULL, true);
      DELETE FROM graphile_worker._private_jobs`,
  },
] as const;

/** Fails if the part is not there. */
function replacingInEmptying(before: string, now: string): string {
  return `
  DO $do$
    DECLARE
      source text := pg_get_functiondef('public.empty_test_books(timestamptz)'::regprocedure);
      changed text := replace(source, $before$${before}$before$, $now$${now}$now$);
    BEGIN
      IF changed = source THEN RAISE EXCEPTION 'public.empty_test_books is not as it was'; END IF;
      EXECUTE changed;
    END $do$;`;
}
