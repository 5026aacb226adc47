/** The types of the model in PHP: in PHPDoc, in the format of the runtime, and as source code. */

const NAMES = { decimal: 'numeric-string', integer: 'int', boolean: 'bool', any: 'mixed' };

/** Returns the type of a property of an answer. */
export function readType(type) {
  if (type.kind === 'ref') return type.name;
  if (type.kind === 'list') return `list<${readType(type.of)}>`;
  if (type.kind === 'map') return `array<string, ${readType(type.of)}>`;
  // The service may add values that this version does not know.
  if (type.kind === 'enum') return `${oneOf(type.values)}|string`;
  if (type.kind === 'date-time') return '\\DateTimeImmutable';
  return NAMES[type.kind] ?? 'string';
}

/** Returns the type of a value that a caller sends. A record of an answer may be sent back. */
export function writtenType(type) {
  if (type.kind === 'ref') return `${type.name}Fields|Record`;
  if (type.kind === 'list') return `list<${writtenType(type.of)}>`;
  if (type.kind === 'map') return `array<string, ${writtenType(type.of)}${type.hasNulls ? '|null' : ''}>`;
  if (type.kind === 'enum') return oneOf(type.values);
  if (type.kind === 'decimal') return 'numeric-string|int';
  if (/^date/.test(type.kind)) return '\\DateTimeInterface|string';
  return NAMES[type.kind] ?? 'string';
}

/** Returns the members of an array shape in PHPDoc. */
export function membersOf(fields) {
  return fields.map(
    ({ name, type, nullable, required }) =>
      `${name}${required ? '' : '?'}: ${writtenType(type)}${nullable ? '|null' : ''}`,
  );
}

/** Returns a type in the format of Values. */
export function specOf(type) {
  if (type.kind === 'ref') return type.name;
  if (type.kind === 'list') return `${specOf(type.of)}[]`;
  if (type.kind === 'map') return `${specOf(type.of)}{}`;
  return type.kind === 'enum' ? 'text' : type.kind;
}

/** Returns an example as an expression. Numbers with a decimal point are decimals of the API. */
export function literal(value) {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && !Number.isInteger(value)) return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((entry) => literal(entry))
    : Object.entries(value).map(([name, entry]) => `${quoted(name)} => ${literal(entry)}`);
  const line = `[${entries.join(', ')}]`;
  if (line.length <= 60 && !line.includes('\n') && (isList || entries.length < 2)) return line;
  return `[${entries.map((entry) => `\n    ${entry.replaceAll('\n', '\n    ')},`).join('')}\n]`;
}

function oneOf(values) {
  return values.map(quoted).join('|');
}

function quoted(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
