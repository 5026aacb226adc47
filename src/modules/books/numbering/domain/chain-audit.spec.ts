import { ChainAudit, type AuditedDocument } from './chain-audit.js';

const issued = (position: number, fields: Partial<AuditedDocument> = {}): AuditedDocument => ({
  position: BigInt(position),
  number: `INV-2026-${position}`,
  period: '2026',
  sequence: position,
  issue_date: '2026-11-21',
  isChained: true,
  ...fields,
});

function findings(...documents: AuditedDocument[]) {
  const audit = new ChainAudit();
  for (const document of documents) audit.add(document);
  return audit.findings();
}

const NOTHING = { gaps: [], duplicates: [], backdated: [], broken: [] };

describe('the audit of a series', () => {
  it('finds nothing wrong with nothing', () => {
    expect(findings()).toEqual({ documents: 0, first: null, last: null, ...NOTHING });
  });

  it('follows the count into another year', () => {
    const january = issued(3, {
      period: '2027',
      sequence: 1,
      number: 'INV-2027-1',
      issue_date: '2027-01-02',
    });
    expect(findings(issued(1), issued(2), january)).toEqual({
      documents: 3,
      first: { number: 'INV-2026-1', issue_date: '2026-11-21' },
      last: { number: 'INV-2027-1', issue_date: '2027-01-02' },
      ...NOTHING,
    });
  });

  it('names the number after a gap, at the start, within, and where a year does not begin with 1', () => {
    expect(findings(issued(2)).gaps).toEqual(['INV-2026-2']);
    expect(findings(issued(1), issued(3)).gaps).toEqual(['INV-2026-3']);
    expect(findings(issued(1), issued(2, { period: '2027', sequence: 7, number: 'X' })).gaps).toEqual(['X']);
  });

  it('names what comes twice, what is dated back, and what is not chained', () => {
    expect(findings(issued(1), issued(2, { number: 'INV-2026-1' })).duplicates).toEqual(['INV-2026-1']);
    expect(findings(issued(1), issued(2, { issue_date: '2026-11-20' })).backdated).toEqual(['INV-2026-2']);
    expect(findings(issued(1, { isChained: false })).broken).toEqual(['INV-2026-1']);
  });

  it('lists a hundred of one kind at most', () => {
    const all = Array.from({ length: 150 }, (_none, index) => issued(index + 1, { isChained: false }));
    expect(findings(...all).broken).toHaveLength(100);
  });
});
