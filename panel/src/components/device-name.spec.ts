import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
        'Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    ['curl/8.14.1', 'curl/8.14.1'],
    ['countinghouse-python/1.0.0', 'countinghouse-python/1.0.0'],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
