/** Returns the fields that have a value, for a request body without the others. */
export function defined<T extends object>(fields: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as { [Key in keyof T]?: NonNullable<T[Key]> };
}
