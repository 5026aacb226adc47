/**
 * Returns a document with its shared parameters, headers, examples and answers in their places. Schemas stay
 * references.
 *
 * Raises for a reference that leads nowhere.
 */
export function withPartsInPlace(document) {
  const inPlace = (part) => {
    if (Array.isArray(part)) return part.map(inPlace);
    if (typeof part !== 'object' || part === null) return part;
    const [, kind, name] =
      /^#\/components\/(parameters|headers|examples|responses)\/(.+)$/.exec(part.$ref) ?? [];
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
    components: { securitySchemes, schemas },
    paths: inPlace(paths),
    webhooks: inPlace(webhooks),
  };
}
