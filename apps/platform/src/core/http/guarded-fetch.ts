import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const MOST_REDIRECTS = 3;

interface GuardOptions {
  /** Addresses of a host name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Whether a connection to an address may be made. */
  readonly isAllowed?: (address: string) => boolean;
  /** Plain http and any port, for a server of a test. */
  readonly isTest?: boolean;
}

interface Limits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** What the answer should be, as in an `accept` header. */
  readonly accept: string;
  readonly userAgent: string;
}

interface Answer {
  readonly status: number;
  /** Empty unless the status is 200. */
  readonly body: string;
}

export type GuardedFetch = (url: string, limits: Limits) => Promise<Answer>;

/** The address leads where nobody may be led; it carries no address, so that no log does. */
export class AddressNotAllowed extends Error {}

/**
 * Reads from an address that a user may have given, and from nowhere that only this server can reach: https alone, every
 * address of the name public, the connection made to an address that was checked, every redirect checked again, within the
 * limits. Throws AddressNotAllowed, or anything else when there is no answer.
 */
export function createGuardedFetch({
  resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed = isPublicAddress,
  isTest = false,
}: GuardOptions = {}): GuardedFetch {
  async function allowedAddresses(host: string): Promise<readonly string[]> {
    const literal = host.replace(/^\[(.*)\]$/, '$1');
    const addresses = isIP(literal) ? [literal] : await resolve(host).catch(() => []);
    if (!addresses.length || !addresses.every(isAllowed)) throw new AddressNotAllowed();
    return addresses;
  }

  return async function guardedFetch(text, limits) {
    const deadline = AbortSignal.timeout(limits.timeoutMs);
    let url = allowedUrl(text, isTest);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const { redirect, ...answer } = await get(url, await allowedAddresses(url.hostname), limits, deadline);
      if (redirect === undefined) return answer;
      url = allowedUrl(new URL(redirect, url).href, isTest);
    }
    throw new Error('Too many redirects');
  };
}

/** The address when it is one that may be asked. Throws AddressNotAllowed. */
export function allowedUrl(text: string, isTest = false): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isFit =
    url &&
    !url.username &&
    !url.password &&
    (isTest || (url.protocol === 'https:' && url.port === '')) &&
    /^https?:$/.test(url.protocol);
  if (!isFit) throw new AddressNotAllowed();
  url.hash = '';
  return url;
}

function get(
  url: URL,
  addresses: readonly string[],
  { maxBytes, accept, userAgent }: Limits,
  signal: AbortSignal,
): Promise<Answer & { readonly redirect?: string }> {
  // The name is not looked up a second time: the answer could be another one by then.
  const pinned: LookupFunction = (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': userAgent };
  return new Promise((resolve, reject) => {
    const call = request(url, { signal, agent: false, headers, lookup: pinned }, (response) => {
      const { statusCode: status = 0, headers: given } = response;
      if (status !== 200) {
        response.destroy();
        const isElsewhere = status >= 300 && status < 400 && given.location;
        return resolve({ status, body: '', ...(isElsewhere ? { redirect: given.location! } : {}) });
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBytes) response.destroy(new Error('The answer is too long'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status, body: Buffer.concat(chunks).toString('utf8') }));
    });
    call.on('error', reject);
    call.end();
  });
}
