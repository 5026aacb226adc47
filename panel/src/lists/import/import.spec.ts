import { describe, expect, it } from 'vitest';
import { marksOf } from '../../fields/decimal-text';
import { csvOf } from '../export/csv';
import { cellOf, proposedColumns } from './columns';
import { csvTable } from './csv-table';
import { decimalOfCell, marksOfColumn } from './number-columns';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a table that is imported', () => {
  it('may have semicolons, tabs or commas, quoted line breaks and empty rows', () => {
    const expected = { header: ['Name', 'Ort'], rows: [['Ada; Co', 'a\nb']] };
    for (const mark of [';', '\t', ',']) {
      const text = `Name${mark}Ort\r\n"Ada; Co"${mark}"a\nb"\r\n${mark}\r\n`;
      expect(csvTable(bytes(text))).toEqual(expected);
    }
  });

  it('is read back as it was exported', () => {
    const rows = [
      ['Name', 'Telephone'],
      ['Ada "A" Ltd', '+49 30'],
    ];
    const [header, ...others] = rows;
    expect(csvTable(bytes(`\ufeff${csvOf(rows)}`))).toEqual({ header, rows: others });
  });

  it('may be in the characters of Windows, or in UTF-16', () => {
    expect(csvTable(Uint8Array.from([0x4e, 0x0a, 0xfc]))?.rows).toEqual([['ü']]);
    const utf16 = new Uint8Array([0xff, 0xfe, 0x4e, 0, 0x0a, 0, 0xfc, 0]);
    expect(csvTable(utf16)).toEqual({ header: ['N'], rows: [['ü']] });
  });

  it('is refused if it is the file of a spreadsheet, or empty', () => {
    expect(csvTable(bytes('PK\u0003\u0004\0\0'))).toBeUndefined();
    expect(csvTable(bytes(''))).toBeUndefined();
  });
});

describe('the columns of an import', () => {
  const fields = [
    { path: 'name', label: 'Name' },
    { path: 'billing_address.city', label: 'Ort' },
    { path: 'email', label: 'E-Mail-Adresse' },
  ];

  it('are found by label, by name in the API, and by the end of that name, each once', () => {
    expect(proposedColumns(['ORT', 'e_mail adresse', 'name', 'Name'], fields)).toEqual({
      name: 2,
      'billing_address.city': 0,
      email: 1,
    });
    expect(proposedColumns(['city', 'Firma'], fields)).toEqual({
      name: null,
      'billing_address.city': 0,
      email: null,
    });
  });

  it('are read by the path of the field', () => {
    const columns = { name: 0, 'billing_address.city': 1, email: 7 };
    const read = (path: string): string => cellOf(['Ada', 'Berlin'], columns, path);
    expect(['name', 'billing_address.city', 'email', 'phone'].map(read)).toEqual(['Ada', 'Berlin', '', '']);
  });
});

describe('the numbers of an import', () => {
  const german = marksOf('de-DE');
  const read = (cells: string[], usual = german): string[] => {
    const marks = marksOfColumn(cells, usual);
    return cells.map((cell) => decimalOfCell(cell, marks));
  };

  it('have the format that their column shows', () => {
    expect(read(['1.500', '0.125'])).toEqual(['1.500', '0.125']);
    expect(read(['1.500', '7,5 %'])).toEqual(['1500', '7.5']);
    expect(read(['1.234,50 €', '2'], marksOf('en-GB'))).toEqual(['1234.50', '2']);
  });

  it('have that of the language if the column shows none, and stay as they are if they are none', () => {
    expect(read(['1.500'])).toEqual(['1500']);
    expect(read(['1.500'], marksOf('en-GB'))).toEqual(['1.500']);
    expect(read(['12,x'])).toEqual(['12,x']);
  });
});
