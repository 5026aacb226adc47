import ipaddr from 'ipaddr.js';

/** A range of addresses, parsed. */
export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** IPv6 addresses with an IPv4 address in them, and others that lead to no public host. */
const FORBIDDEN = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  '2001::/32',
  '100::/64',
  'fec0::/10',
].map(networkOf);
/** Within the public ranges, and yet not public: the host of a virtual machine in Azure answers there. */
const HOST_OF_CLOUD = networkOf('168.63.129.16/32');
/** The addresses of IPv6 that are assigned to public hosts. */
const GLOBAL = networkOf('2000::/3');

/** Parses an address or a range in CIDR notation. */
export function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/**
 * Whether requests may go to an address: it is public, or the operator has allowed its network.
 *
 * An IPv4 address inside an IPv6 one (`::ffff:10.0.0.1`) counts as the IPv4 address.
 */
export function isAllowedAddress(text: string, allowed: readonly Network[]): boolean {
  const address = addressOf(text);
  return address !== undefined && (isInside(address, allowed) || isPublic(address));
}

/** Whether an address lies in one of some networks. */
export function isInNetworks(text: string, networks: readonly Network[]): boolean {
  const address = addressOf(text);
  return address !== undefined && isInside(address, networks);
}

/** An address with a zone is valid on one machine only. */
function addressOf(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(text) && !text.includes('%') ? ipaddr.process(text) : undefined;
}

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, networks: readonly Network[]): boolean {
  return networks.some((network) => isWithin(address, network));
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast' || isWithin(address, HOST_OF_CLOUD)) return false;
  if (address.kind() === 'ipv4') return true;
  return isWithin(address, GLOBAL) && !FORBIDDEN.some((network) => isWithin(address, network));
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
