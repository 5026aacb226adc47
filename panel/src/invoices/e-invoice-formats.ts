/** The names of the document formats, which are the same in every language. */
export const formatNames = {
  pdf: 'PDF',
  factur_x: 'Factur-X / ZUGFeRD',
  ubl: 'UBL',
  cii: 'CII',
  xrechnung_ubl: 'XRechnung (UBL)',
  xrechnung_cii: 'XRechnung (CII)',
  peppol: 'Peppol',
} as const;

export type DocumentFormat = keyof typeof formatNames;
