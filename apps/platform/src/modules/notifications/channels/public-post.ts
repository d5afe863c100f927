import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../../../core/http/public-address.ts';

const TIMEOUT_MS = 10_000;

interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Only for hosts that the operator named: one of this machine. */
  readonly mayBeLocal: boolean;
}

/** The address that is checked is the one that is connected to: a name cannot answer otherwise in between. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    if (!found.length || !found.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('Not a public address'), { code: 'ENOTPUBLIC' }), '');
    if (options.all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  });
};

/** Sends once, follows no redirect, reads no answer beyond its status. Rejects when there is none within ten seconds. */
export function publicPost({ url, headers, body, mayBeLocal }: Post): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(mayBeLocal ? {} : { lookup: publicLookup }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
