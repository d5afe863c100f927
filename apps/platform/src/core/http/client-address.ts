import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Whose address a request outside the framework comes from, by the rule of the framework: `X-Forwarded-For` counts as far as
 * trusted proxies wrote it. `trusted` is a list of addresses and ranges with commas.
 */
export function clientAddressOf(trusted: string | false): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile(trusted === false ? [] : trusted.split(','));
  return (request) => proxyAddr(request, trust);
}

/**
 * What a limit counts an address as: an IPv4 address is itself, of IPv6 the network (/64) is one, as each subscriber has at least
 * that many addresses.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const found = ipaddr.process(address);
  return found.kind() === 'ipv4'
    ? found.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${found.toString()}/64`).toString();
}
