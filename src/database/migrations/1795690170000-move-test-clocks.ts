import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the clock of test books be moved (decision 0170), and lets what looks over all organizations go by the time of
 * each. Creates and replaces functions only.
 */
export class MoveTestClocks1795690170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CLOCKS);
    for (const { name, before, now } of CHANGED) await runner.query(replacing(name, before, now));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, before, now } of CHANGED) await runner.query(replacing(name, now, before));
    await runner.query(`
      DROP FUNCTION turn_back_books_clock(timestamptz), set_books_clock(bigint), hold_books_clock(),
                    assert_books_clock(bigint)`);
  }
}

/**
 * Every transaction of test books asserts where their clock is, and shares a lock that whoever moves it holds alone. It
 * never waits for that lock: it fails with a state of its own, and comes again.
 */
const CLOCKS = `
  CREATE FUNCTION assert_books_clock(ahead bigint) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
    DECLARE books uuid := current_setting('app.organization')::uuid;
    BEGIN
      IF NOT pg_try_advisory_xact_lock_shared(hashtextextended(books::text, 4706236)) THEN
        RAISE EXCEPTION 'the clock of these books is being moved' USING ERRCODE = 'CH001';
      END IF;
      -- A statement of its own, so that it sees what was committed before the lock was free.
      IF NOT EXISTS (SELECT FROM public.organizations WHERE id = books AND clock_ahead_ms = ahead) THEN
        RAISE EXCEPTION 'the clock of these books was moved' USING ERRCODE = 'CH001';
      END IF;
    END $$;
  CREATE FUNCTION hold_books_clock() RETURNS TABLE (mode text, clock_ahead_ms bigint)
    LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
    DECLARE books uuid := current_setting('app.organization')::uuid;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(books::text, 4706236));
      RETURN QUERY SELECT o.mode, o.clock_ahead_ms FROM public.organizations o WHERE o.id = books;
    END $$;
  CREATE FUNCTION set_books_clock(ahead bigint) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
    BEGIN
      UPDATE public.organizations SET clock_ahead_ms = ahead
       WHERE id = current_setting('app.organization')::uuid AND mode = 'test' AND clock_ahead_ms < ahead;
      IF NOT FOUND THEN RAISE EXCEPTION 'only the clock of test books moves, and only forward'; END IF;
    END $$;
  CREATE FUNCTION turn_back_books_clock(at timestamptz) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
    DECLARE books uuid := current_setting('app.organization')::uuid;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(books::text, 4706236));
      UPDATE public.organizations SET clock_ahead_ms = 0 WHERE id = books AND mode = 'test';
      UPDATE public.webhook_endpoints
         SET failing_since = least(failing_since, at), last_success_at = least(last_success_at, at)
       WHERE organization_id = books;
    END $$;`;

interface ChangedFunction {
  readonly name: string;
  readonly before: string;
  readonly now: string;
}

const CHANGED: readonly ChangedFunction[] = [
  // Once a night of their own, and also when their clock was turned back behind the last anchor.
  {
    name: 'order_event_anchors(timestamptz, timestamptz)',
    before: 'coalesce(last.created_at, o.created_at) < before',
    now: `coalesce(last.created_at - o.clock_ahead_ms * interval '1 millisecond', o.created_at)
             NOT BETWEEN before AND at`,
  },
  // Their documents may be dated after today.
  {
    name: 'latest_issue_date()',
    before: 'FROM public.number_series',
    now: `FROM public.number_series
           WHERE organization_id IN (SELECT id FROM public.organizations WHERE clock_ahead_ms = 0)`,
  },
  // Their deliveries are due by their own time.
  {
    name: 'order_overdue_webhooks(timestamptz, timestamptz)',
    before: 'ORDER BY d.next_attempt_at LIMIT 10000) AS overdue',
    now: `ORDER BY d.next_attempt_at LIMIT 10000) AS overdue
          UNION
          SELECT 'webhooks.deliver', o.id, 'sweep ' || e.id, jsonb_build_object('endpoint_id', e.id)
            FROM public.organizations o JOIN public.webhook_endpoints e ON e.organization_id = o.id
           WHERE o.clock_ahead_ms > 0 AND EXISTS (
             SELECT FROM public.webhook_deliveries d
              WHERE d.organization_id = o.id AND d.endpoint_id = e.id AND d.status = 'pending'
                AND d.next_attempt_at < before + o.clock_ahead_ms * interval '1 millisecond'
                AND (e.status <> 'disabled' OR d.origin = 'resend'))`,
  },
];

/** Rewrites a part of a function; nothing else of it changes, nor who may call it. Fails if the part is not there. */
function replacing(name: string, before: string, now: string): string {
  return `
  DO $do$
    DECLARE
      source text := pg_get_functiondef('public.${name}'::regprocedure);
      changed text := replace(source, $before$${before}$before$, $now$${now}$now$);
    BEGIN
      IF changed = source THEN RAISE EXCEPTION 'public.${name} is not as it was'; END IF;
      EXECUTE changed;
    END $do$;`;
}
