import { domainOf } from './domain-of.js';

describe('the domain of a sender', () => {
  it.each([
    ['ada@example.com', 'example.com'],
    ['ada@Bücher.example', 'xn--bcher-kva.example'],
    ['"a@b"@example.com', 'example.com'],
    ['ada@[127.0.0.1]', undefined],
    ['ada@127.0.0.1', undefined],
    ['ada@localhost', undefined],
  ])('of %s is %s', (address, domain) => {
    expect(domainOf(address)).toBe(domain);
  });
});
