/** Converts the schemas of an OpenAPI document to the types of the model. */
import { pascal, prose } from './words.mjs';

const RANGE_NAMES = {
  date: 'DateRange',
  'date-time': 'TimeRange',
  decimal: 'DecimalRange',
  integer: 'IntegerRange',
};
const BOUNDS = {
  gte: 'This or more; of days and times, this or later.',
  gt: 'More than this; of days and times, later.',
  lte: 'This or less; of days and times, this or earlier.',
  lt: 'Less than this; of days and times, earlier.',
};

/**
 * Returns the type of a schema, and collects every object schema inside it.
 *
 * Objects without a name get one from their position; ranges (`gte`, `gt`, `lte`, `lt`) from the type that they
 * compare. Its methods raise an Error for what the libraries cannot express.
 */
export class TypeReader {
  #collected = new Map();
  #named;

  /** Takes the document. */
  constructor({ components }) {
    this.#named = components.schemas;
  }

  /** The collected object schemas. */
  get schemas() {
    return [...this.#collected.values()];
  }

  schema(name) {
    return this.#collected.get(name);
  }

  add(name, raw) {
    const known = this.#collected.get(name);
    if (known !== undefined) return known;
    const schema = { name, doc: prose(raw.description), fields: [] };
    this.#collected.set(name, schema);
    const required = raw.required ?? [];
    schema.fields = Object.entries(raw.properties ?? {}).map(([field, property]) => ({
      name: field,
      doc: prose(property.description),
      required: required.includes(field),
      nullable: isNullable(property),
      type: this.of(property, `${name} ${field}`),
      example: property.example,
    }));
    return schema;
  }

  of(raw, place) {
    const single = unwrapped(raw);
    if (single.$ref !== undefined) return this.#ofReference(single.$ref);
    if (single.anyOf !== undefined || single.oneOf !== undefined || single.allOf !== undefined) {
      throw new Error(`${place}: the libraries do not know what is one of several types.`);
    }
    const [type, ...others] = [single.type].flat().filter((name) => name !== 'null');
    if (others.length > 0)
      throw new Error(`${place}: the libraries do not know what is one of several types.`);
    // A schema without a type accepts anything.
    if (type === undefined) return { kind: 'any' };
    if (type === 'array') return { kind: 'list', of: this.of(single.items, `${place} item`) };
    if (type === 'object') return this.#ofObject(single, place);
    if (type === 'string') return ofText(single);
    if (type === 'number') return { kind: 'decimal' };
    if (type === 'integer' || type === 'boolean') return { kind: type };
    throw new Error(`${place}: no type of the libraries fits ${JSON.stringify(raw)}.`);
  }

  #ofReference(reference) {
    const name = reference.replace('#/components/schemas/', '');
    const raw = this.#named[name];
    if (raw === undefined) throw new Error(`The document refers to ${reference}, which it does not have.`);
    if (raw.type !== 'object') return this.of(raw, name);
    return { kind: 'ref', name: this.add(name, raw).name };
  }

  #ofObject(raw, place) {
    if (raw.properties !== undefined) {
      const range = rangeNameOf(raw);
      const schema = range === undefined ? this.add(pascal(place), raw) : this.add(range, described(raw));
      return { kind: 'ref', name: schema.name };
    }
    const { additionalProperties: values } = raw;
    return {
      kind: 'map',
      of: typeof values === 'object' ? this.of(values, `${place} value`) : { kind: 'any' },
      // Null takes a name away where a request changes names one by one.
      ...(typeof values === 'object' && isNullable(values) && { hasNulls: true }),
    };
  }
}

/** `anyOf` with null, and `allOf` of one schema, only add something to that schema. */
function unwrapped(raw) {
  const parts = (raw.anyOf ?? raw.oneOf ?? raw.allOf)?.filter(({ type }) => type !== 'null');
  return parts?.length === 1 ? parts[0] : raw;
}

function isNullable(raw) {
  const hasNull = ({ type }) => [type].flat().includes('null');
  return hasNull(raw) || (raw.anyOf ?? raw.oneOf ?? []).some(hasNull);
}

/** The patterns of texts that are amounts: an optional sign, digits, and a fraction. */
const DECIMAL_TEXT = /^\^-\?\\d\+\(\\\.\\d\S*\)\?\$$/;

function ofText({ format, enum: listed, const: only, pattern }) {
  const values = (listed ?? [only]).filter((value) => value !== null && value !== undefined);
  if (pattern !== undefined && DECIMAL_TEXT.test(pattern)) return { kind: 'decimal', isText: true };
  if (values.length > 0) return { kind: 'enum', values };
  return { kind: format === 'date' || format === 'date-time' ? format : 'text' };
}

/** Returns the name that all ranges of a type share; undefined for what is no range. */
function rangeNameOf({ properties }) {
  const members = Object.keys(properties);
  if (members.length === 0 || !members.every((member) => member in BOUNDS)) return undefined;
  const { format, type } = properties[members[0]];
  return RANGE_NAMES[format ?? type];
}

/** A range as every filter has it. */
function described({ properties, ...range }) {
  const bounds = Object.entries(properties).map(([name, bound]) => [
    name,
    { ...bound, description: BOUNDS[name] },
  ]);
  return { ...range, description: 'A range, with one bound or two.', properties: Object.fromEntries(bounds) };
}
