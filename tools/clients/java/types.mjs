/** The types of the model in Java: their names, how to read them, and their values as source code. */
import { camel, pascal, wordsIn } from '../words.mjs';

const KEYWORDS = (
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false ' +
  'final finally float for goto if implements import instanceof int interface long native new null package private ' +
  'protected public return short static strictfp super switch synchronized this throw throws transient true try void ' +
  'volatile while'
).split(' ');
/** The methods of Object. */
const TAKEN = [
  'builder',
  'clone',
  'finalize',
  'getClass',
  'hashCode',
  'notify',
  'notifyAll',
  'toMap',
  'toString',
  'wait',
];

const NAMES = {
  decimal: 'BigDecimal',
  integer: 'Long',
  boolean: 'Boolean',
  date: 'LocalDate',
  any: 'Object',
};
const READERS = { decimal: 'decimal', integer: 'integer', boolean: 'bool', date: 'date', any: 'any' };
const IMPORTS = {
  BigDecimal: 'java.math.BigDecimal',
  Instant: 'java.time.Instant',
  LocalDate: 'java.time.LocalDate',
  List: 'java.util.List',
  Map: 'java.util.Map',
};

/** Returns the name of a method with arguments. A Java keyword gets the suffix `_`. */
export function methodName(name) {
  return KEYWORDS.includes(camel(name)) ? `${camel(name)}_` : camel(name);
}

/** Returns the name of a method that sets a field. `wait(long)` is a method of every object, and final. */
export function setterName(name) {
  return name === 'wait' ? 'wait_' : methodName(name);
}

/** Returns the name of a method without arguments. */
export function accessorName(name) {
  return TAKEN.includes(camel(name)) ? `${camel(name)}_` : methodName(name);
}

/** What a value of signs alone is called. */
const SIGNS = { ',': 'COMMA', ';': 'SEMICOLON', '\t': 'TAB', '.': 'DOT', '|': 'PIPE' };

/** Returns `-created_at` as `CREATED_AT_DESCENDING`. */
export function constantName(value) {
  if (SIGNS[value] !== undefined) return SIGNS[value];
  const words = [...wordsIn(value), ...(value.startsWith('-') ? ['descending'] : [])];
  const name = words.join('_').toUpperCase();
  if (name === '') throw new Error(`The value "${value}" has no name; say one in SIGNS.`);
  return /^\d/.test(name) ? `_${name}` : name;
}

export function typeName(type) {
  if (type.kind === 'ref') return type.name;
  if (type.kind === 'list') return `List<${typeName(type.of)}>`;
  if (type.kind === 'map') return `Map<String, ${typeName(type.of)}>`;
  if (type.kind === 'date-time') return 'Instant';
  return NAMES[type.kind] ?? 'String';
}

/** Returns the expression of a function that parses the type from JSON. */
export function reader(type) {
  if (type.kind === 'ref') return `Values.object(${type.name}::new)`;
  if (type.kind === 'list' || type.kind === 'map') return `Values.${type.kind}(${reader(type.of)})`;
  if (type.kind === 'date-time') return 'Values::time';
  return `Values::${READERS[type.kind] ?? 'text'}`;
}

/** Returns the names from Java's own packages in a text. */
export function importsOf(text) {
  const words = new Set(text.match(/\w+/g));
  return Object.entries(IMPORTS).flatMap(([name, path]) => (words.has(name) ? [path] : []));
}

/** Returns an example as an expression that builds its objects. Takes the model's schemas. */
export function literal(value, type, schemas) {
  if (value === null) return 'null';
  if (type.kind === 'ref') return built(value, type, schemas);
  if (Array.isArray(value)) {
    return `List.of(${value.map((entry) => literal(entry, type.of ?? type, schemas)).join(', ')})`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([name, member]) => `${JSON.stringify(name)}, ${literal(member, type.of ?? type, schemas)}`,
    );
    return `Map.of(${entries.join(', ')})`;
  }
  if (type.kind === 'decimal') return `new BigDecimal("${value}")`;
  if (type.kind === 'date') return `LocalDate.parse("${value}")`;
  if (type.kind === 'date-time') return `Instant.parse("${value}")`;
  return JSON.stringify(value);
}

function built(value, { name: className }, schemas) {
  const { fields, isRead } = schemas.find(({ name }) => name === className);
  const calls = Object.entries(value).map(([name, member]) => {
    const type = fields.find((field) => field.name === name)?.type ?? { kind: 'any' };
    const entry = type.of ?? type;
    if (!isRead && entry.kind === 'enum' && member !== null) {
      const constants = [member].flat().map((one) => `${className}.${pascal(name)}.${constantName(one)}`);
      const text = Array.isArray(member) ? `List.of(${constants.join(', ')})` : constants[0];
      return `.${methodName(name)}(${text})`;
    }
    // The setters of decimals accept integers.
    const isWhole = type.kind === 'decimal' && Number.isInteger(member);
    const text = isWhole ? String(member) : literal(member, type, schemas);
    return `.${methodName(name)}(${text.replaceAll('\n', '\n    ')})`;
  });
  return [`${className}.builder()`, ...calls, '.build()'].join('\n    ');
}
