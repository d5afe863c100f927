import ipaddr from 'ipaddr.js';

/** An address of the open internet: no private, local, shared, mapped or reserved one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
