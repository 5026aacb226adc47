import { PdfFault, type PdfDictionary } from './pdf-value.js';

/** Tables are packed as differences to the row above. Source: ISO 32000-1, 7.4.4.4, and the filters of PNG. */
export function unpredicted(bytes: Buffer, parameters: PdfDictionary): Buffer {
  const number = (name: string, otherwise: number): number => {
    const value = parameters.get(name) ?? otherwise;
    if (typeof value !== 'number' || value < 1 || value > 100_000)
      throw new PdfFault('is packed in a wrong way');
    return value;
  };
  if (number('/Predictor', 1) === 1) return bytes;
  if (number('/Predictor', 1) < 10) throw new PdfFault('is packed in a way that is not read');
  const pixel = Math.ceil((number('/Colors', 1) * number('/BitsPerComponent', 8)) / 8);
  const width = Math.ceil(
    (number('/Colors', 1) * number('/BitsPerComponent', 8) * number('/Columns', 1)) / 8,
  );
  const rows = Math.ceil(bytes.length / (width + 1));
  const plain = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const filter = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const left = column < pixel ? 0 : (plain[at - pixel] ?? 0);
      const up = row === 0 ? 0 : (plain[at - width] ?? 0);
      const corner = row === 0 || column < pixel ? 0 : (plain[at - width - pixel] ?? 0);
      plain[at] = (bytes[row * (width + 1) + 1 + column] ?? 0) + predicted(filter, { left, up, corner });
    }
  }
  return plain;
}

interface Around {
  readonly left: number;
  readonly up: number;
  readonly corner: number;
}

function predicted(filter: number, { left, up, corner }: Around): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  const [byLeft, byUp, byCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
