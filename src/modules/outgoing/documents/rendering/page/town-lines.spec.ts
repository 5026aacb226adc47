import { townLines } from './town-lines.js';

/** Addresses as their post offices write them. */
const WRITTEN: readonly [
  country: string,
  typed: readonly [string, string, string],
  lines: readonly string[],
][] = [
  ['DE', ['Berlin', '10117', 'BE'], ['10117 Berlin']],
  ['FR', ['Paris', '75001', 'Île-de-France'], ['75001 Paris']],
  ['GB', ['London', 'SW1A 1AA', 'Greater London'], ['London', 'SW1A 1AA']],
  ['NZ', ['Auckland', '1010', ''], ['Auckland 1010']],
  ['US', ['New York', '10001', 'NY'], ['New York, NY 10001']],
  ['CA', ['Montréal', 'H2Y 1C6', 'QC'], ['Montréal QC H2Y 1C6']],
  ['AU', ['Sydney', '2000', 'NSW'], ['Sydney NSW 2000']],
  ['IN', ['Mumbai', '400001', 'Maharashtra'], ['Mumbai 400001', 'Maharashtra']],
  ['IT', ['Milano', '20121', 'MI'], ['20121 Milano (MI)']],
  ['ES', ['Madrid', '28001', ''], ['28001 Madrid']],
  ['CN', ['北京市', '100000', '北京'], ['北京市', '北京, 100000']],
  ['KR', ['Gangnam-gu', '06236', 'Seoul'], ['Gangnam-gu', 'Seoul', '06236']],
  ['MX', ['Guadalajara', '44100', 'JAL'], ['44100 Guadalajara, JAL']],
  ['AR', ['Córdoba', 'X5000', 'Córdoba'], ['X5000 Córdoba', 'Córdoba']],
  ['MY', ['George Town', '10200', 'Penang'], ['10200 George Town', 'Penang']],
  ['CO', ['Medellín', '050001', 'Antioquia'], ['Medellín, Antioquia, 050001']],
  ['RU', ['Казань', '420000', 'Татарстан'], ['Казань', 'Татарстан', '420000']],
  ['UA', ['Львів', '79000', 'Львівська область'], ['Львів', 'Львівська область', '79000']],
  ['BR', ['São Paulo', '01310-100', 'SP'], ['São Paulo-SP', '01310-100']],
  ['TR', ['Çankaya', '06420', 'Ankara'], ['06420 Çankaya/Ankara']],
  ['XX', ['Somewhere', '1', 'State'], ['1 Somewhere', 'State']],
  ['', ['Somewhere', '1', 'State'], ['1 Somewhere', 'State']],
];

describe('the lines of a town', () => {
  it.each(WRITTEN)('of %s are those of its post office', (country, [city, postal_code, state], lines) => {
    expect(townLines({ city, postal_code, state, country })).toEqual(lines);
  });

  it('have no separator where a part is not known', () => {
    expect(townLines({ country: 'US', state: 'NY' })).toEqual(['NY']);
    expect(townLines({ country: 'US', postal_code: '10001' })).toEqual(['10001']);
    expect(townLines({ country: 'IT', state: 'MI' })).toEqual(['(MI)']);
    expect(townLines({ country: 'IT', city: 'Milano', state: ' ' })).toEqual(['Milano']);
    expect(townLines({ country: 'BR', state: 'SP' })).toEqual(['SP']);
    expect(townLines({})).toEqual([]);
  });
});
