/** What is shared: all parts of these kinds, and the fields among the schemas. */
const SHARED = /^#\/components\/(?:(parameters|headers|examples|responses)\/(.+)|(schemas)\/(field\..+))$/;

/**
 * Returns a document with its shared parameters, headers, examples, answers and fields in their places. Schemas with a
 * name of their own stay references.
 *
 * Raises for a reference that leads nowhere.
 */
export function withPartsInPlace(document) {
  const inPlace = (part) => {
    if (Array.isArray(part)) return part.map(inPlace);
    if (typeof part !== 'object' || part === null) return part;
    const [kind, name] = SHARED.exec(part.$ref)?.slice(1).filter(Boolean) ?? [];
    if (kind === undefined) {
      return Object.fromEntries(Object.entries(part).map(([member, value]) => [member, inPlace(value)]));
    }
    const found = document.components[kind]?.[name];
    if (found === undefined) throw new Error(`The document has no ${part.$ref}.`);
    return inPlace(found);
  };
  const { paths, webhooks, ...rest } = document;
  const { schemas, securitySchemes } = document.components;
  return {
    ...rest,
    components: {
      securitySchemes,
      schemas: inPlace(
        Object.fromEntries(Object.entries(schemas).filter(([name]) => !name.startsWith('field.'))),
      ),
    },
    paths: inPlace(paths),
    webhooks: inPlace(webhooks),
  };
}
