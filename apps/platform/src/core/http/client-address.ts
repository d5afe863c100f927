import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Whose address a request outside the framework comes from, by the rule of the framework: `X-Forwarded-For` counts as far as
 * trusted proxies wrote it. `trusted` is a list of addresses and ranges with commas.
 */
export function clientAddressOf(trusted: string | false): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile(trusted === false ? [] : trusted.split(','));
  return (request) => proxyAddr(request, trust);
}
