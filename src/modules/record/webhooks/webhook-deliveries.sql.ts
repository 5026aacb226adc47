import { TRACED_COLUMNS } from '../events/index.js';

/** $1 organization, $2 endpoint, $3 origin, $4 now, then one array for each column. */
export const INSERT_MANY = `
  INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_id, sequence, event_type, object_id, lane,
                                  origin, status, created_at)
  SELECT e.organization_id, n.id, e.id, n.event_id, n.sequence, n.event_type, n.object_id, n.lane, $3::text,
         'pending', $4
    FROM webhook_endpoints e,
         unnest($5::uuid[], $6::uuid[], $7::bigint[], $8::text[], $9::uuid[], $10::text[]) WITH ORDINALITY
         AS n (id, event_id, sequence, event_type, object_id, lane, place)
   WHERE e.organization_id = $1 AND e.id = $2
   ORDER BY n.place
  ON CONFLICT (organization_id, endpoint_id, sequence) WHERE origin = 'feed' DO NOTHING`;

/** Of each lane the first that waits, unless it is under way. $4 lanes. */
export const START_LANES = `
  UPDATE webhook_deliveries d SET next_attempt_at = $3
   WHERE d.organization_id = $1 AND d.next_attempt_at IS NULL AND d.id IN (
     SELECT head.id FROM unnest($4::text[]) AS l (lane), LATERAL (
       SELECT p.id FROM webhook_deliveries p
        WHERE p.organization_id = $1 AND p.endpoint_id = $2 AND p.lane = l.lane AND p.status = 'pending'
        ORDER BY p.position LIMIT 1) AS head)`;

export const START_ALL = `
  UPDATE webhook_deliveries d SET next_attempt_at = $3, attempts_before = d.attempts
   WHERE d.organization_id = $1 AND d.begun_at IS NULL AND d.id IN (
     SELECT DISTINCT ON (p.lane) p.id FROM webhook_deliveries p
      WHERE p.organization_id = $1 AND p.endpoint_id = $2 AND p.lane IS NOT NULL AND p.status = 'pending'
      ORDER BY p.lane, p.position)`;

/** $3 now, $4 the last number of the feed that is given up; null for all. */
export const END_PENDING = `
  UPDATE webhook_deliveries SET status = 'cancelled', next_attempt_at = NULL, begun_at = NULL, ended_at = $3
   WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'pending'
     AND ($4::bigint IS NULL OR sequence <= $4::bigint)`;

/**
 * $3 now, $4 when the claim ends, $5 how many at most, $6 what is logged of an attempt that was interrupted.
 *
 * Of a disabled endpoint, only what was asked for by hand.
 */
export const CLAIM = `
  WITH endpoint AS (
    SELECT url, status FROM webhook_endpoints WHERE organization_id = $1 AND id = $2
  ), due AS (
    SELECT d.organization_id, d.id, d.attempts, d.begun_at, d.next_attempt_at FROM webhook_deliveries d
     WHERE d.organization_id = $1 AND d.endpoint_id = $2 AND d.status = 'pending' AND d.next_attempt_at <= $3
       AND (d.origin = 'resend' OR EXISTS (SELECT 1 FROM endpoint WHERE status <> 'disabled'))
     ORDER BY d.next_attempt_at, d.position LIMIT $5 FOR UPDATE OF d SKIP LOCKED
  ), interrupted AS (
    INSERT INTO webhook_attempts (organization_id, delivery_id, number, at, url, request_headers, duration_ms, error)
    SELECT due.organization_id, due.id, due.attempts, due.begun_at, endpoint.url, '{}', 0, $6
      FROM due, endpoint WHERE due.begun_at IS NOT NULL
    ON CONFLICT DO NOTHING
  )
  UPDATE webhook_deliveries d SET attempts = d.attempts + 1, next_attempt_at = $4, begun_at = $3
    FROM due WHERE d.organization_id = $1 AND d.id = due.id
  RETURNING d.*, due.next_attempt_at AS due_at`;

/**
 * $2 those that were claimed and not attempted, $3 when they are due again; null for when their endpoint is enabled.
 *
 * What was asked for by hand is cancelled then: it would come as a surprise later.
 */
export const GIVE_BACK = `
  UPDATE webhook_deliveries d
     SET attempts = d.attempts - 1, begun_at = NULL, next_attempt_at = $3::timestamptz,
         status = CASE WHEN d.origin = 'resend' AND $3::timestamptz IS NULL THEN 'cancelled' ELSE d.status END,
         ended_at = CASE WHEN d.origin = 'resend' AND $3::timestamptz IS NULL THEN d.begun_at END
   WHERE d.organization_id = $1 AND d.id = ANY ($2::uuid[]) AND d.begun_at IS NOT NULL`;

/**
 * The events of what was claimed. $3 the instant of the claim, $4 when it ends.
 *
 * The order and OFFSET 0 keep PostgreSQL on the index of what is due, and on the key of each event: a plan that was
 * made while there were few of them reads all.
 */
export const CLAIMED_EVENTS = `
  SELECT ${TRACED_COLUMNS} FROM (
      SELECT d.event_id FROM webhook_deliveries d
       WHERE d.organization_id = $1 AND d.endpoint_id = $2 AND d.status = 'pending' AND d.next_attempt_at = $4
         AND d.begun_at = $3
       ORDER BY d.position OFFSET 0) AS claimed
    CROSS JOIN LATERAL (SELECT e.* FROM events e
                         WHERE e.organization_id = $1 AND e.id = claimed.event_id OFFSET 0) AS e
    LEFT JOIN event_feed f ON f.organization_id = $1 AND f.event_id = e.id`;

/**
 * $2 now, then one array for each column: the attempt that has ended, and what became of it.
 *
 * Only a pending delivery has begun. This is asked instead of the status, because PostgreSQL would look for the
 * pending ones in an index of their own, where a plan of a time with few of them reads thousands.
 */
export const ENDED = `
  UPDATE webhook_deliveries d
     SET status = n.status, next_attempt_at = n.next_attempt_at, begun_at = NULL, last_status = n.last_status,
         last_error = n.last_error, ended_at = CASE WHEN n.status = 'pending' THEN NULL ELSE $2::timestamptz END
    FROM unnest($3::uuid[], $4::integer[], $5::text[], $6::timestamptz[], $7::integer[], $8::text[])
         AS n (id, attempts, status, next_attempt_at, last_status, last_error)
   WHERE d.organization_id = $1 AND d.id = ANY ($3::uuid[]) AND d.id = n.id AND d.attempts = n.attempts
     AND d.begun_at IS NOT NULL`;

/** One array for each column behind the organization. */
export const LOG = `
  INSERT INTO webhook_attempts (organization_id, delivery_id, number, at, url, request_headers, status,
                                response_headers, response_text, duration_ms, address, error)
  SELECT d.organization_id, d.id, n.number, n.at, n.url, n.request_headers::jsonb, n.status, n.response_headers::jsonb,
         n.response_text, n.duration_ms, n.address, n.error
    FROM unnest($2::uuid[], $3::integer[], $4::timestamptz[], $5::text[], $6::text[], $7::integer[], $8::text[],
                $9::text[], $10::integer[], $11::text[], $12::text[])
         AS n (delivery_id, number, at, url, request_headers, status, response_headers, response_text, duration_ms,
               address, error)
    JOIN webhook_deliveries d ON d.organization_id = $1 AND d.id = n.delivery_id
  ON CONFLICT DO NOTHING`;
