import { messageKinds, messageLanguages, type MessageKind, type MessageLanguage } from './message.js';

/** The text of one kind in one language. */
export interface TemplateName {
  readonly kind: MessageKind;
  readonly language: MessageLanguage;
}

const names = messageKinds.flatMap((kind) => messageLanguages.map((language) => ({ kind, language })));

/** Each as a path has it: `invoice.de`. */
export const templateNames: readonly string[] = names.map(textOf);

/** The kind and language of such a name. Raises Error for another text. */
export function templateNameOf(text: string): TemplateName {
  const found = names.find((name) => textOf(name) === text);
  if (found === undefined) throw new Error(`There is no template ${text}.`);
  return found;
}

function textOf({ kind, language }: TemplateName): string {
  return `${kind}.${language}`;
}
