import { describe, expect, it } from 'vitest';
import { attachableFiles, attachmentType } from './attachment-types';

describe('the type of a file', () => {
  it('follows from the end of its name, however it is written', () => {
    expect(attachmentType('time sheet.PDF')).toBe('application/pdf');
    expect(attachmentType('hours.v2.csv')).toBe('text/csv');
  });

  it('is none for what electronic invoices may not carry', () => {
    expect(['notes.txt', 'pdf', 'archive.toString', ''].map(attachmentType)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('is offered by the file dialog', () => {
    expect(attachableFiles.split(',')).toContain('.xlsx');
  });
});
