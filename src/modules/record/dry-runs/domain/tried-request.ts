/** What is to be tried, as the caller says it. */
export interface DryRunOrder {
  readonly operation: string;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly if_match?: string;
}

/** What is wrong with an order, at one of its fields. */
export interface OrderFault {
  readonly pointer: '#/operation' | '#/id';
  readonly code: string;
  readonly detail: string;
}

/** Returns the address of an operation with its parameter and its query, or what is wrong with the parameter. */
export function addressOf(path: string, { id, query = {} }: DryRunOrder): string | OrderFault {
  const takesId = path.includes('/:');
  if (takesId && id === undefined)
    return { pointer: '#/id', code: 'required', detail: 'This operation is about one thing: say which.' };
  if (!takesId && id !== undefined)
    return { pointer: '#/id', code: 'not_allowed', detail: 'This operation takes no identifier.' };
  const address = path.replace(/:[^/]+/, () => encodeURIComponent(id ?? ''));
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? address : `${address}?${parameters}`;
}
