/** Stands where the header with a valid credential goes. */
export const AUTH = '<authorization>';

export const HOST = 'Host: books.example';
export const CLOSE = 'Connection: close';
export const JSON_TYPE = 'Content-Type: application/json';
export const CHUNKED = 'Transfer-Encoding: chunked';

/** Readable, and refused because of its only field, so that an answer shows that it was read. */
export const UNWANTED = '{"nome":1}';
/** The answer to it. */
export const READ = '422 validation_failed';

/** A request line and headers, with the empty line behind them. */
export function head(...lines: readonly string[]): string {
  return [...lines, '', ''].join('\r\n');
}

/** A good request for a target, plus what may be wrong with its headers. */
export function get(target: string, ...headers: readonly string[]): string {
  return head(`GET ${target} HTTP/1.1`, HOST, AUTH, CLOSE, ...headers);
}

/** A good request to create a customer, but for the headers of its body. */
export function post(body: string, ...headers: readonly string[]): string {
  return head('POST /api/customers HTTP/1.1', HOST, AUTH, CLOSE, JSON_TYPE, ...headers) + body;
}

/** One chunk with its size in front, and the last one. */
export function chunks(size: string, data: string, last = '0\r\n\r\n'): string {
  return `${size}\r\n${data}\r\n${last}`;
}
