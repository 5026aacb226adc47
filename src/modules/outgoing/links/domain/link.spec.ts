import { isAnotherLook, works, worksUntil } from './link.js';

const now = new Date('2026-11-23T10:00:00Z');
const open = { at: null, days: 90 };
const endless = { expires_at: null, ended_at: null };

describe('a link', () => {
  it('works without end while something is left to be paid', () => {
    expect(worksUntil(endless, open)).toBeNull();
    expect(works(endless, open, now)).toBe(true);
  });

  it('works for some days after nothing was left to be paid', () => {
    const settled = { at: now, days: 90 };
    expect(worksUntil(endless, settled)).toEqual(new Date('2027-02-21T10:00:00Z'));
    expect(works(endless, settled, new Date('2027-02-21T09:59:59Z'))).toBe(true);
    expect(works(endless, settled, new Date('2027-02-21T10:00:00Z'))).toBe(false);
  });

  it('works without end where nobody wants it to end', () => {
    expect(worksUntil(endless, { at: now, days: 0 })).toBeNull();
  });

  it('works until the moment that was said, whatever becomes of its document', () => {
    const link = { ...endless, expires_at: new Date('2026-11-23T10:00:01Z') };
    expect(works(link, { at: new Date('2020-01-01'), days: 90 }, now)).toBe(true);
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
