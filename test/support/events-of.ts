import type { TestService } from './test-service.js';

/** Returns the types of all events of an object, or of several, in their order. */
export async function eventsOf(service: TestService, ...ids: string[]): Promise<string[]> {
  const { rows } = await service.database.admin.query<{ type: string }>(
    `SELECT type FROM events WHERE data->'object'->>'id' = ANY ($1) ORDER BY created_at, id`,
    [ids],
  );
  return rows.map(({ type }) => type);
}
