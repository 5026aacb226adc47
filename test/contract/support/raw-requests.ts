/** The placeholder of the header with a valid credential. */
export const AUTH = '<authorization>';

export const HOST = 'Host: books.example';
export const CLOSE = 'Connection: close';
export const JSON_TYPE = 'Content-Type: application/json';
export const CHUNKED = 'Transfer-Encoding: chunked';

/** Valid JSON, refused because of its only field, so that the answer shows that it was read. */
export const UNWANTED = '{"nome":1}';
/** The answer to it. */
export const READ = '422 validation_failed';

/** A request line and headers, with the empty line after them. */
export function head(...lines: readonly string[]): string {
  return [...lines, '', ''].join('\r\n');
}

/** A valid request for a target, with headers that may be wrong. */
export function get(target: string, ...headers: readonly string[]): string {
  return head(`GET ${target} HTTP/1.1`, HOST, AUTH, CLOSE, ...headers);
}

/** A valid request to create a customer, except for the headers of its body. */
export function post(body: string, ...headers: readonly string[]): string {
  return head('POST /api/customers HTTP/1.1', HOST, AUTH, CLOSE, JSON_TYPE, ...headers) + body;
}

/** One chunk with its size before it, and the last chunk. */
export function chunks(size: string, data: string, last = '0\r\n\r\n'): string {
  return `${size}\r\n${data}\r\n${last}`;
}
