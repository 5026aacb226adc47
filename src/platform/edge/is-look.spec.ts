import { isLook } from './is-look.js';

const browser = {
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'cross-site',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
};

describe('a look of a person', () => {
  it('is a navigation of a browser', () => {
    expect(isLook({ method: 'GET', headers: browser })).toBe(true);
    expect(isLook({ method: 'GET', headers: { ...browser, 'sec-fetch-site': 'none' } })).toBe(true);
  });

  it.each([
    ['HEAD asks for nothing to look at', 'HEAD', {}],
    ['a picture or a script is fetched', 'GET', { 'sec-fetch-dest': 'image' }],
    ['it comes from the panel', 'GET', { 'sec-fetch-site': 'same-origin' }],
    ['the browser loads ahead', 'GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older Firefox loads ahead', 'GET', { 'x-moz': 'prefetch' }],
    ['an older Safari shows what was looked at often', 'GET', { 'x-purpose': 'preview' }],
    [
      'a mail program opens links',
      'GET',
      { 'user-agent': 'Mozilla/4.0 (compatible; ms-office; MSOffice rmj)' },
    ],
    ['a mail server opens links', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Mimecast-URL-Protect)' }],
    ['a search engine reads', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a messenger makes a preview', 'GET', { 'user-agent': 'WhatsApp/2.24' }],
    ['a mail is scanned', 'GET', { 'user-agent': 'Mozilla/5.0 BarracudaLinkScanner/1.0' }],
    ['a program says nothing of itself', 'GET', { 'user-agent': undefined }],
  ])('is none when %s', (_reason, method, headers) => {
    expect(isLook({ method, headers: { ...browser, ...headers } })).toBe(false);
  });

  it('is none when the request says nothing', () => {
    expect(isLook({ method: 'GET', headers: {} })).toBe(false);
  });
});
