import { describe, expect, it } from 'vitest';
import { columnName, csvPreview, textOfBytes } from './csv-preview';

describe('the preview of a file of values', () => {
  it('begins with the headers, below what a bank writes above them', () => {
    const text = 'Account;DE02;\r\n\r\nDay;Text;Amount\r\n1.2.2026;"Rent; ""old"""\u003b-4,90\r\n';
    expect(csvPreview(text)).toEqual({
      separator: ';',
      headers: ['Day', 'Text', 'Amount'],
      rows: [['1.2.2026', 'Rent; "old"', '-4,90']],
    });
  });

  it('shows twenty rows of a long one, and is none of what is no table', () => {
    const rows = Array.from({ length: 90 }, (_none, at) => `2026-01-01,${at}.50`);
    expect(csvPreview(['Day,Amount', ...rows].join('\n'))?.rows).toHaveLength(20);
    expect(csvPreview('Nothing\nto see')).toBeUndefined();
    expect(csvPreview('')).toBeUndefined();
  });

  it('names columns by their headers, or by their places where those say nothing', () => {
    const headers = ['Day', 'Currency', '', 'Currency'];
    expect(headers.map((_header, at) => columnName(headers, at))).toEqual(['Day', '#2', '#3', '#4']);
  });

  it('reads what is no UTF-8 as Windows does', () => {
    expect(textOfBytes(new Uint8Array([0xdc, 0x62, 0x65, 0x72]))).toBe('Über');
    expect(textOfBytes(new TextEncoder().encode('Über'))).toBe('Über');
  });
});
