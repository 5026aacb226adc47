import { freeTextIn, type FreeTextNames } from './free-text.js';

/** The result of a tool: the same as a structure and as text, because some programs read one and some the other. */
export interface ToolAnswer {
  readonly isError?: true;
  readonly structuredContent: Readonly<Record<string, unknown>>;
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly [extension: string]: unknown;
}

/** Returns a result that is an answer. It says which of its fields have words of people. */
export function answered(answer: object, names: FreeTextNames): ToolAnswer {
  return structured({ ...answer, free_text: freeTextIn(answer, names) });
}

/** What a refusal is about. */
export interface Refused {
  readonly code: string;
  readonly detail: string;
}

/** Returns a result that says why something was not done. `problem` is that of the API, or one of the tools. */
export function refused(problem: Refused): ToolAnswer {
  return { isError: true, ...structured({ problem }) };
}

function structured(content: Readonly<Record<string, unknown>>): ToolAnswer {
  return { structuredContent: content, content: [{ type: 'text', text: JSON.stringify(content) }] };
}
