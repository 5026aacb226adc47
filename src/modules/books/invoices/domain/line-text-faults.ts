import type { TextAbove, TextBelow, TextsAround } from '../../../../kernel/lines/line-texts.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';

type Fault = Omit<FieldFault, 'pointer'> & { readonly of: 'kind' | 'text' };

/** Everything around lines that says nothing, or says what it cannot; with pointers into `items`. */
export function lineTextFaults(items: readonly TextsAround[]): FieldFault[] {
  return items.flatMap(({ above, below }, at) => [
    ...faultsIn(above ?? [], ['items', at, 'above']),
    ...faultsIn(below ?? [], ['items', at, 'below']),
  ]);
}

function faultsIn(
  texts: readonly (TextAbove | TextBelow)[],
  path: readonly (string | number)[],
): FieldFault[] {
  const firstSubtotal = texts.findIndex(({ kind }) => kind === 'subtotal');
  return texts.flatMap((one, at) => {
    const fault = one.kind === 'subtotal' && at !== firstSubtotal ? SECOND : textFault(one);
    if (fault === undefined) return [];
    const { of, ...said } = fault;
    return [{ pointer: jsonPointer([...path, at, of]), ...said }];
  });
}

function textFault({ kind, text }: TextAbove | TextBelow): Fault | undefined {
  const rule = { heading: 'needed', text: 'needed', page_break: 'refused', subtotal: 'free' } as const;
  if (rule[kind] === 'needed' && text === undefined) return LACKING[kind === 'heading' ? 'heading' : 'text'];
  return rule[kind] === 'refused' && text !== undefined ? BREAK : undefined;
}

const LACKING = {
  heading: { of: 'text', code: 'required', detail: 'A heading needs its words.' },
  text: { of: 'text', code: 'required', detail: 'A text needs its words.' },
} as const satisfies Record<string, Fault>;

const BREAK: Fault = {
  of: 'text',
  code: 'not_allowed',
  detail: 'A page break prints nothing. Put the words into an entry of their own.',
};

const SECOND: Fault = {
  of: 'kind',
  code: 'not_allowed',
  detail: 'Below one line, a second subtotal would be of nothing.',
};
