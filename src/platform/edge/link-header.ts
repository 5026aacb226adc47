/**
 * Builds the `Link` header of a page: the first page and, unless it is the last one, the next page.
 *
 * Takes the URL of the request, so that the links keep the caller's prefix. The links have no host, because only the
 * caller knows under which host it reached the service. Source: RFC 8288.
 */
export function linkHeader(requestedUrl: string, nextCursor: string | null): string {
  const [path = '', query = ''] = requestedUrl.split('?', 2);
  const linkTo = (relation: string, cursor: string | null): string => {
    const parameters = new URLSearchParams(query);
    parameters.delete('cursor');
    if (cursor !== null) parameters.set('cursor', cursor);
    const text = parameters.toString();
    return `<${path}${text === '' ? '' : `?${text}`}>; rel="${relation}"`;
  };
  const first = linkTo('first', null);
  return nextCursor === null ? first : `${first}, ${linkTo('next', nextCursor)}`;
}
