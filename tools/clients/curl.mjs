import { URLSearchParams } from 'node:url';

/** curl has no library, only samples in the published document. */
export const language = 'curl';
export const highlighting = 'shell';

/** Returns the command that calls an operation. */
export function sample({ http, path, pathParameters, exampleQuery, body, public: isPublic }, { basePath }) {
  const filled = pathParameters.reduce((url, { name, example }) => url.replace(`{${name}}`, example), path);
  const query = new URLSearchParams(exampleQuery).toString();
  const url = `http://127.0.0.1:3000${basePath}${filled}${query === '' ? '' : `?${query}`}`;
  const words = [
    http === 'GET' || (http === 'POST' && body !== undefined) ? `curl '${url}'` : `curl -X ${http} '${url}'`,
    ...(isPublic ? [] : ["-H 'Authorization: Bearer ch_live_…'"]),
    ...(http === 'POST' ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(body.example)}`]),
  ];
  return words.join(' \\\n  ');
}

function quoted(value) {
  return `'${JSON.stringify(value, null, 2).replaceAll("'", "'\\''")}'`;
}
