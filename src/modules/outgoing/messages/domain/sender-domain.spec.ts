import { namesOf, senderDomain, type Found } from './sender-domain.js';

const DOMAIN = 'books.example.com';
const about = { address: 'ask@books.example.com', host: 'smtp.example.net' };

/** What is found where these names have these texts, and all others do not exist. */
function found(texts: Readonly<Record<string, readonly string[] | Found['outcome']>>) {
  const answers = new Map<string, Found>(namesOf(DOMAIN).map((name) => [name, { outcome: 'no_name' }]));
  for (const [name, value] of Object.entries(texts)) {
    if (value === 'found') throw new Error('Say which texts are found.');
    answers.set(name, typeof value === 'string' ? { outcome: value } : { outcome: 'found', texts: value });
  }
  const [spf, dkim, dmarc] = senderDomain(DOMAIN, answers, about).records;
  return { spf, dkim, dmarc };
}

describe('the domain of a sender', () => {
  it('has nothing: it is said what to publish, as far as it is known', () => {
    expect(found({})).toEqual({
      spf: {
        kind: 'spf',
        name: DOMAIN,
        state: 'missing',
        value: null,
        publish: 'v=spf1 mx a:smtp.example.net ~all',
      },
      dkim: { kind: 'dkim', name: `_domainkey.${DOMAIN}`, state: 'missing', value: null, publish: null },
      dmarc: {
        ...{ kind: 'dmarc', name: `_dmarc.${DOMAIN}`, state: 'missing', value: null },
        publish: 'v=DMARC1; p=none; rua=mailto:ask@books.example.com',
      },
    });
  });

  it('has everything, beside texts that mean something else', () => {
    const { spf, dkim, dmarc } = found({
      [DOMAIN]: ['verify=1', 'v=spf10', 'v=spf1 include:_spf.example.net -all'],
      [`google._domainkey.${DOMAIN}`]: ['v=DKIM1; k=rsa; p=MIGf'],
      '_dmarc.example.com': ['v=DMARC1; p=reject'],
    });
    expect(spf).toMatchObject({
      state: 'found',
      value: 'v=spf1 include:_spf.example.net -all',
      publish: null,
    });
    expect(dkim).toMatchObject({ state: 'found', name: `google._domainkey.${DOMAIN}` });
    expect(dmarc).toMatchObject({ state: 'found', name: '_dmarc.example.com', publish: null });
  });

  it('has what does not count', () => {
    const { spf, dkim, dmarc } = found({
      [DOMAIN]: ['v=spf1 -all', 'v=spf1 mx ~all'],
      [`_domainkey.${DOMAIN}`]: 'none',
      [`default._domainkey.${DOMAIN}`]: ['v=DKIM1; p='],
      [`_dmarc.${DOMAIN}`]: ['v=DMARC12'],
    });
    expect(spf).toMatchObject({ state: 'several', publish: null });
    expect(dkim).toMatchObject({ state: 'unknown_selector' });
    expect(dmarc).toMatchObject({ state: 'missing' });
  });

  it.each(['v=spf1 +all', 'v=spf1 mx all'])('lets everybody send in its name: %s', (text) => {
    const { spf } = found({ [DOMAIN]: [text] });
    expect(spf).toMatchObject({ state: 'too_open', publish: text.replace(/\+?all/, '~all') });
  });

  it('is not known where name servers do not answer', () => {
    const { spf, dkim, dmarc } = found({
      [DOMAIN]: 'failed',
      [`_domainkey.${DOMAIN}`]: 'failed',
      '_dmarc.example.com': 'failed',
    });
    for (const record of [spf, dkim, dmarc])
      expect(record).toMatchObject({ state: 'not_known', publish: null });
  });
});
