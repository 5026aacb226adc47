/** Names and texts for the emitters. */

/** Returns the words of an identifier or a position: `api`, `keys` and `list` of `api_keys.list`. */
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

/** Removes from a description what concerns the service's own developers. */
export function prose(text) {
  return (text ?? '')
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith('**TODO '))
    .join('\n\n')
    .replaceAll(/\s*\bBeyond the specification\./g, '')
    .trim();
}

/** Wraps a text at a number of columns. A blank line separates paragraphs; a list item stays a line. */
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

/** Returns the documentation of the method that follows a list. */
export function followingDocOf({ id, http, path }) {
  const what =
    'Follow the list. It has no end: what comes later is given as soon as it is there. Keep the number of the last ' +
    'one that you have handled, to go on from there after an error or a restart.';
  return `${what}\n\nThe parameters are those of \`${id}\`.\n\nOperation \`${id}\`: ${http} ${path}`;
}

/** Returns the docstring of an operation: its summary, its description, and its problem codes. */
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
