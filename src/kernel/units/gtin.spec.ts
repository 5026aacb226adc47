import { isGtin } from './gtin.js';

describe('the check digit of a GTIN', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('is right in %s', (gtin) => {
    expect(isGtin(gtin)).toBe(true);
  });

  it.each(['4006381333932', '96385075', '4006381339331', ''])('is wrong in %j', (gtin) => {
    expect(isGtin(gtin)).toBe(false);
  });
});
