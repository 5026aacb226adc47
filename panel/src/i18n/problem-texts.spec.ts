import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import faults from './locales/en/faults.json';
import fields from './locales/en/fields.json';
import { faultText } from './problem-texts';

beforeAll(() =>
  i18next.init({
    lng: 'en',
    defaultNS: 'panel',
    interpolation: { escapeValue: false },
    resources: { en: { panel: { faults, fields } } },
  }),
);

const text = (code: string, detail: string): string =>
  faultText(i18next.t, { pointer: '#/items', code, detail } as never);

describe('the text of a fault', () => {
  it('is in English the sentence of the service, which names the limits', () => {
    expect(text('too_many', 'At most 500 are possible.')).toBe('At most 500 are possible.');
    expect(text('too_many', '')).toBe(faults.too_many);
  });

  it('is that of the panel for what is missing, as for a field that is empty', () => {
    expect(text('required', 'This field is required.')).toBe(faults.required);
  });

  it('names the format of the fields for what is no date, and not that of the API', () => {
    expect(text('wrong_date', 'A date that exists, as YYYY-MM-DD, was expected.')).toMatch(
      /^This is not a date\. Write it as (?:mm\/dd|dd\/mm)\/yyyy\.$/,
    );
  });
});
