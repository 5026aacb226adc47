/** Names and texts as the emitters need them. */

/** The words of an identifier or a place: `api`, `keys` and `list` of `api_keys.list`. */
export function wordsIn(text) {
  return text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
}

/** `api_keys.list` as `ApiKeysList`. */
export function pascal(text) {
  return wordsIn(text).map(capital).join('');
}

/** `api_keys` as `apiKeys`. */
export function camel(text) {
  const name = pascal(text);
  return name[0].toLowerCase() + name.slice(1);
}

/** `CreditNote` as `credit_note`. */
export function snake(name) {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** A description without what speaks of the service's plans to its own developers, and changes with them. */
export function prose(text) {
  return (text ?? '')
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith('**TODO '))
    .join('\n\n')
    .replaceAll(/\s*\bBeyond the specification\./g, '')
    .trim();
}

/** A text as lines of at most so many columns. A blank line parts paragraphs; a line of a list stays a line. */
export function wrapped(text, columns) {
  if (text === '') return [];
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1);
      if (line !== '' && line.length + 1 + word.length > columns) lines.push(word);
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return lines;
  });
}

/** What a docstring says of an operation: summary, description, and what it may refuse. */
export function docOf(operation) {
  const { summary, doc, id, http, path, deprecated } = operation;
  const sentence = /[.?!]$/.test(summary) ? summary : `${summary}.`;
  return [sentence, deprecated && 'Deprecated.', doc, `Operation \`${id}\`: ${http} ${path}`]
    .filter(Boolean)
    .join('\n\n');
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}
