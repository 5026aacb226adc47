/**
 * The `Link` header of a page: where the list begins and, unless it is the last page, where it goes on.
 *
 * Takes the address as it was asked for, so that the links stay under the prefix that the caller used. The addresses
 * have no host: only the caller knows by which one it came. Source: RFC 8288.
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
