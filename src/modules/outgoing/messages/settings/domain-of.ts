import { domainToASCII } from 'node:url';

/** The domain of an address as name servers know it; undefined where there is none to ask for. */
export function domainOf(address: string): string | undefined {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1)).replace(/\.$/, '');
  return /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]*$/i.test(domain) ? domain : undefined;
}
