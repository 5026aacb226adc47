import { isAnotherLook, works, worksUntil } from './link.js';

const now = new Date('2026-11-23T10:00:00Z');
const open = { paid_at: null, voided_at: null };
const endless = { expires_at: null, ended_at: null };

describe('a link', () => {
  it('works without end while its invoice is open', () => {
    expect(worksUntil(endless, open)).toBeNull();
    expect(works(endless, open, now)).toBe(true);
  });

  it.each([
    ['paid', { ...open, paid_at: now }],
    ['voided', { ...open, voided_at: now }],
  ])('works for 90 days after its invoice was %s', (_how, invoice) => {
    expect(worksUntil(endless, invoice)).toEqual(new Date('2027-02-21T10:00:00Z'));
    expect(works(endless, invoice, new Date('2027-02-21T09:59:59Z'))).toBe(true);
    expect(works(endless, invoice, new Date('2027-02-21T10:00:00Z'))).toBe(false);
  });

  it('works until the moment that was said, whatever becomes of its invoice', () => {
    const link = { ...endless, expires_at: new Date('2026-11-23T10:00:01Z') };
    expect(works(link, { ...open, paid_at: new Date('2020-01-01') }, now)).toBe(true);
    expect(works(link, open, new Date('2026-11-23T10:00:01Z'))).toBe(false);
  });

  it('does not work once it was ended', () => {
    expect(works({ ...endless, ended_at: now }, open, now)).toBe(false);
  });
});

describe('a look', () => {
  it('is another one after half an hour', () => {
    expect(isAnotherLook({ last_viewed_at: null }, now)).toBe(true);
    expect(isAnotherLook({ last_viewed_at: new Date('2026-11-23T09:30:00Z') }, now)).toBe(false);
    expect(isAnotherLook({ last_viewed_at: new Date('2026-11-23T09:29:59Z') }, now)).toBe(true);
  });
});
