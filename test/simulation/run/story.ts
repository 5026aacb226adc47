import type { Outcome } from './history.js';

/** Tells a failed history: the steps as `histories/` keeps them, the requests, and what differs. */
export function storyOf({ steps, difference, sent }: Outcome): string {
  const requests = sent
    .filter(({ path }) => !path.startsWith('/auth'))
    .map(({ method, path, body, status }) => `${curl(method, path, body)}  # ${status}`);
  return [
    difference?.message ?? 'Nothing differs.',
    ...['', 'As a file of test/simulation/histories:', JSON.stringify(steps, null, 1)],
    ...['', 'As requests:', ...requests],
  ].join('\n');
}

function curl(method: string, path: string, body: unknown): string {
  const data = body === undefined ? '' : ` -d '${JSON.stringify(body)}'`;
  return `curl -X ${method} "$URL/api${path}" -H "$AUTH"${data}`;
}
