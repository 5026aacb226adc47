import type { CopiedOfUser, copiedOfMember } from './domain/account-copy.js';

/** The rows of a user in a table above the organizations. $1 the id or the address, $2 columns that are left out. */
export function rowsOfUser({ table, key, of }: CopiedOfUser): string {
  const value = of === 'id' ? '$1::uuid' : '$1';
  return `SELECT (to_jsonb(one) - $2::text[])::text AS text FROM ${table} AS one WHERE ${key} = ${value}`;
}

/**
 * What an organization keeps of a member, in parts. $1 organization, $2 user, $3 the place of the last row before, $4
 * how many.
 *
 * What the user has done is told without what it was done to: that is the data of others.
 */
export const ofMember: Readonly<Record<keyof typeof copiedOfMember, string>> = {
  api_keys: `
    SELECT id::text AS place, (to_jsonb(k) - 'secret_hash'::text)::text AS text
      FROM api_keys k WHERE organization_id = $1 AND created_by = $2 AND id > coalesce($3, ${first()})::uuid
     ORDER BY id LIMIT $4`,
  api_key_addresses: `
    SELECT a.api_key_id || ' ' || a.address AS place, to_jsonb(a)::text AS text
      FROM api_keys k JOIN api_key_addresses a ON a.organization_id = $1 AND a.api_key_id = k.id
     WHERE k.organization_id = $1 AND k.created_by = $2 AND a.api_key_id || ' ' || a.address > coalesce($3, '')
     ORDER BY 1 LIMIT $4`,
  events: `
    SELECT f.sequence::text AS place,
           (to_jsonb(e) - '{actor_id,ip,origin,redaction,request_id,salt}'::text[])::text AS text
      FROM event_feed f JOIN events e ON e.organization_id = $1 AND e.id = f.event_id
     WHERE f.organization_id = $1 AND f.object_id = $2 AND f.sequence > coalesce($3, '0')::bigint
     ORDER BY f.sequence LIMIT $4`,
  actions: `
    SELECT e.created_at || ' ' || e.id AS place,
           jsonb_build_object('organization_id', e.organization_id, 'id', e.id, 'type', e.type,
                              'created_at', e.created_at, 'origin', e.origin)::text AS text
      FROM events e
     WHERE e.organization_id = $1 AND e.actor_id = $2
       AND (e.created_at, e.id) > (coalesce(left($3, -37), '-infinity')::timestamptz,
                                   coalesce(right($3, 36), ${first()})::uuid)
     ORDER BY e.created_at, e.id LIMIT $4`,
};

function first(): string {
  return `'00000000-0000-0000-0000-000000000000'`;
}
