const STRUCTURED = /^RF\d{2}[A-Z0-9]{1,21}$/;

/** A structured reference (ISO 11649) in groups of four, as it is printed; another text as it is. */
export function spacedReference(text: string): string {
  return STRUCTURED.test(text) ? text.replaceAll(/.{4}(?=.)/g, '$&\u00a0') : text;
}
