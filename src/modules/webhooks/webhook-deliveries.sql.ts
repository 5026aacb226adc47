/** $1 organization, $2 endpoint, $3 origin, $4 now, then one array for each column. */
export const INSERT_MANY = `
  INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_id, sequence, event_type, object_id, lane,
                                  origin, status, created_at)
  SELECT $1, n.id, $2, n.event_id, n.sequence, n.event_type, n.object_id, n.lane, $3::text, 'pending', $4
    FROM unnest($5::uuid[], $6::uuid[], $7::bigint[], $8::text[], $9::uuid[], $10::text[]) WITH ORDINALITY
         AS n (id, event_id, sequence, event_type, object_id, lane, place)
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
  UPDATE webhook_deliveries SET status = 'cancelled', next_attempt_at = NULL, ended_at = $3
   WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'pending'
     AND ($4::bigint IS NULL OR sequence <= $4::bigint)`;

/** $3 now, $4 when the claim ends, $5 whether the endpoint is enabled. */
export const CLAIM = `
  WITH due AS (
    SELECT id, begun_at FROM webhook_deliveries
     WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'pending' AND next_attempt_at <= $3
       AND ($5::boolean OR origin = 'resend')
     ORDER BY next_attempt_at, position LIMIT 1 FOR UPDATE SKIP LOCKED)
  UPDATE webhook_deliveries d SET attempts = d.attempts + 1, next_attempt_at = $4, begun_at = $3
    FROM due WHERE d.organization_id = $1 AND d.id = due.id
  RETURNING d.*, due.begun_at AS interrupted_at`;

/** $3 the number of the attempt, $4 the status, $5 when the next one is, $6 and $7 what came back, $8 the end. */
export const ENDED = `
  UPDATE webhook_deliveries
     SET status = $4, next_attempt_at = $5, begun_at = NULL, last_status = $6, last_error = $7, ended_at = $8
   WHERE organization_id = $1 AND id = $2 AND attempts = $3 AND status = 'pending'`;
