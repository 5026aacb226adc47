import { describe, expect, it } from 'vitest';
import { countryOf, usualIn } from './usual-place';

describe('usualIn', () => {
  it.each([
    ['DE', { locale: 'de', currency: 'EUR', time_zone: 'Europe/Berlin' }],
    ['AT', { locale: 'de-AT', currency: 'EUR', time_zone: 'Europe/Vienna' }],
    ['CH', { locale: 'de-CH', currency: 'CHF', time_zone: 'Europe/Zurich' }],
    ['FR', { locale: 'fr', currency: 'EUR', time_zone: 'Europe/Paris' }],
    ['GB', { locale: 'en-GB', currency: 'GBP', time_zone: 'Europe/London' }],
    ['PL', { locale: 'pl', currency: 'PLN', time_zone: 'Europe/Warsaw' }],
  ])('of %s is %j', (country, usual) => {
    expect(usualIn(country, 'Asia/Tokyo')).toEqual({ country, ...usual });
  });

  it('takes the zone of the user where the country has it', () => {
    expect(usualIn('US', 'America/Chicago')).toMatchObject({ currency: 'USD', time_zone: 'America/Chicago' });
    expect(usualIn('ES', 'Atlantic/Canary')).toMatchObject({ time_zone: 'Atlantic/Canary' });
  });

  it('leaves out a language that documents do not have', () => {
    expect(usualIn('JP', 'Asia/Tokyo')).toEqual({ country: 'JP', currency: 'JPY', time_zone: 'Asia/Tokyo' });
  });

  it('knows nothing of what is no country', () => {
    expect(usualIn('?', 'Asia/Tokyo')).toEqual({ country: '?' });
  });
});

describe('countryOf', () => {
  it.each([
    ['de-DE', 'DE'],
    ['en-US', 'US'],
    ['de', undefined],
    ['', undefined],
  ])('of the language %j is %j', (language, country) => {
    expect(countryOf(language)).toBe(country);
  });
});
