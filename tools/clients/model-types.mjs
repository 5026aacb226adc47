/** Reads the schemas of an OpenAPI document as the types of the model. */
import { pascal, prose } from './words.mjs';

const RANGE_NAMES = {
  date: 'DateRange',
  'date-time': 'TimeRange',
  decimal: 'DecimalRange',
  integer: 'IntegerRange',
};

/**
 * A reader that gives the type of a schema, and collects every object it meets on the way.
 *
 * Objects without a name of their own get one after the place where they stand; ranges (`gte`, `gt`, `lte`, `lt`) after
 * what they compare. Takes the document. Its methods raise an Error for what the libraries could not express.
 */
export function typeReader(document) {
  const collected = new Map();

  function add(name, raw) {
    const known = collected.get(name);
    if (known !== undefined) return known;
    const schema = { name, doc: prose(raw.description), fields: [] };
    collected.set(name, schema);
    const required = raw.required ?? [];
    schema.fields = Object.entries(raw.properties ?? {}).map(([field, property]) => {
      const type = of(property, `${name} ${field}`);
      return {
        name: field,
        doc: prose(property.description),
        required: required.includes(field),
        nullable: isNullable(property),
        type,
        example: property.example,
      };
    });
    return schema;
  }

  function of(raw, place) {
    const single = unwrapped(raw);
    if (single.$ref !== undefined) return ofReference(single.$ref);
    const variants = (raw.anyOf ?? raw.oneOf)?.filter(({ type }) => type !== 'null');
    if (variants !== undefined) return { kind: 'any' };
    const [type] = [single.type].flat().filter((name) => name !== 'null');
    if (type === 'array') return { kind: 'list', of: of(single.items, `${place} item`) };
    if (type === 'object') return ofObject(single, place);
    if (single.enum !== undefined || single.const !== undefined) return ofEnum(single, type);
    if (type === 'string') return { kind: ofText(single.format) };
    if (type === 'number') return { kind: 'decimal' };
    if (type === 'integer' || type === 'boolean') return { kind: type };
    if (type === undefined) return { kind: 'any' };
    throw new Error(`${place}: no type of the libraries fits ${JSON.stringify(raw)}.`);
  }

  function ofReference(reference) {
    const name = reference.replace('#/components/schemas/', '');
    const raw = document.components.schemas[name];
    if (raw === undefined) throw new Error(`The document refers to ${reference}, which it does not have.`);
    if (raw.type !== 'object') return of(raw, name);
    return { kind: 'ref', name: add(name, raw).name };
  }

  function ofObject(raw, place) {
    if (raw.properties === undefined) {
      const { additionalProperties: values } = raw;
      return { kind: 'map', of: typeof values === 'object' ? of(values, `${place} value`) : { kind: 'any' } };
    }
    return { kind: 'ref', name: add(nameOf(raw, place), raw).name };
  }

  return { add, of, schema: (name) => collected.get(name), schemas: () => [...collected.values()] };
}

/** `anyOf` with null, and `allOf` of one, are only ways to say more about one schema. */
function unwrapped(raw) {
  const parts = (raw.anyOf ?? raw.oneOf ?? raw.allOf)?.filter(({ type }) => type !== 'null');
  return parts?.length === 1 ? parts[0] : raw;
}

function isNullable(raw) {
  const hasNull = ({ type }) => [type].flat().includes('null');
  return hasNull(raw) || (raw.anyOf ?? raw.oneOf ?? []).some(hasNull);
}

function ofEnum(raw, type) {
  const values = (raw.enum ?? [raw.const]).filter((value) => value !== null);
  if (type !== 'string') return { kind: type };
  return { kind: 'enum', values };
}

function ofText(format) {
  return format === 'date' || format === 'date-time' ? format : 'text';
}

function nameOf(raw, place) {
  const members = Object.keys(raw.properties);
  const isRange =
    members.length > 0 && members.every((member) => ['gte', 'gt', 'lte', 'lt'].includes(member));
  if (isRange) {
    const { format, type } = raw.properties[members[0]];
    const name = RANGE_NAMES[format ?? type];
    if (name !== undefined) return name;
  }
  return pascal(place);
}
