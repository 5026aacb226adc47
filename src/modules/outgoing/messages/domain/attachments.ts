/** The formats that go along when a caller names none: a picture, and the electronic form that the customer wants. */
export function usualFormats(wanted: string | undefined): readonly string[] {
  if (wanted === undefined) return ['pdf'];
  return wanted === 'factur_x' ? ['factur_x'] : ['pdf', wanted];
}
