import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export const SOCIAL_CLIENT_ID = 'client-of-the-portal';

export interface FakeSocialProvider {
  readonly issuer: string;
  /** The settings with which a platform trusts this provider in place of all three. */
  readonly env: Readonly<Record<string, string>>;
  /** As google signs them; `claims` replace its own, undefined leaves one out. */
  idToken(subject: string, claims?: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>;
  /** The public key as text: what an attacker who mixes up algorithms signs with. */
  readonly publicKey: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/**
 * Google, Facebook and Zalo on a loopback port. Facebook and Zalo know the access token `good-<subject>`; `huge`, `moved`,
 * `slow`, `broken`, `nameless` and `page` are answered in the way they say.
 */
export async function startFakeSocialProvider(): Promise<FakeSocialProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const asked: string[] = [];

  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/jwks') return json(response, 200, { keys: [jwk] });
    if (request.url === '/moved') return json(response, 200, { id: 'moved' });
    return userInfo(tokenOf(request), response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    asked,
    publicKey: JSON.stringify(jwk),
    env: {
      SOCIAL_SCRIPT_URL: `${issuer}/script.js`,
      SOCIAL_CLIENT_ID,
      SOCIAL_GOOGLE_ISSUER: issuer,
      SOCIAL_GOOGLE_JWKS_URL: `${issuer}/jwks`,
      SOCIAL_FACEBOOK_USERINFO_URL: `${issuer}/facebook/me`,
      SOCIAL_ZALO_USERINFO_URL: `${issuer}/zalo/me`,
    },
    idToken(subject, claims = {}, header = {}) {
      const now = Math.floor(Date.now() / 1000);
      const all = { iss: issuer, aud: SOCIAL_CLIENT_ID, sub: subject, iat: now, exp: now + 3_600, ...claims };
      return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header }).sign(privateKey);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const tokenOf = ({ url, headers }: IncomingMessage): string =>
  url === '/zalo/me' ? String(headers['access_token']) : (headers.authorization ?? '').replace('Bearer ', '');

function userInfo(token: string, response: ServerResponse): void {
  const subject = /^good-(.+)$/.exec(token)?.[1];
  if (subject) return json(response, 200, { id: subject, name: 'Nguyễn', email: `${subject}@social.example` });
  switch (token) {
    case 'huge':
      return json(response, 200, { id: 'huge', padding: 'x'.repeat(70_000) });
    case 'moved':
      return void response.writeHead(302, { location: '/moved' }).end();
    case 'slow':
      return;
    case 'broken':
      return json(response, 500, { id: 'broken' });
    case 'nameless':
      // What Zalo says to a token that it does not know: a success, without an id.
      return json(response, 200, { error: 452, message: 'Session key invalid' });
    case 'page':
      return void response.end('<!doctype html><title>Log in</title>');
    default:
      return json(response, 401, { error: 'invalid_token' });
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
