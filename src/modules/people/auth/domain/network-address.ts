/** An address as it is compared: an IPv4 address that is written as IPv6 counts as IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** This machine, whichever way it calls itself. */
export const THIS_MACHINE = '127.0.0.1';

/** Where somebody is: the IPv4 address, or the network of an IPv6 one, whose second half machines change at will. */
export function placeOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === '::1') return THIS_MACHINE;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
