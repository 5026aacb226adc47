/** Returns a name as it stands alone. French writes languages and months small, but not where a line begins. */
export function capitalized(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
