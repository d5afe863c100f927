import type { IncomingHttpHeaders } from 'node:http';
import { COOKIE_SECONDS } from '@portal/domain/tenant/limits';
import type { Config } from '../../../core/config/config.ts';
import { readCookies } from './cookie-header.ts';
import { matchesDigest } from './secrets.ts';

export interface TokenAnswer {
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
  readonly expires_in?: number;
}

interface Family {
  readonly session: { readonly remember: boolean; readonly expiresAt: Date };
  /** The HttpOnly half when the family is bound. */
  readonly secret: string | undefined;
  readonly now: Date;
}

/** The cookies that come with new tokens (SES-5, security 2.3): readable ones for the portal, and the half it cannot read. */
export function cookiesFor(config: Config, answer: TokenAnswer, { session, secret, now }: Family): string[] {
  const left = Math.max(0, Math.ceil((session.expiresAt.getTime() - now.getTime()) / 1000));
  const whole = session.remember ? Math.min(left, COOKIE_SECONDS.refresh) : undefined;
  const cookies: string[] = [];
  if (answer.refresh_token) cookies.push(cookie(config, 'refresh_token', answer.refresh_token, { maxAge: whole }));
  if (answer.access_token)
    cookies.push(cookie(config, 'access_token', answer.access_token, { maxAge: answer.expires_in }));
  if (answer.id_token) cookies.push(cookie(config, 'id_token', answer.id_token, { maxAge: whole }));
  if (secret) cookies.push(cookie(config, 'rtb', secret, { maxAge: whole, httpOnly: true }));
  return cookies;
}

/** The HttpOnly half that a browser sends. */
export const boundHalf = ({ isSecure }: Config, { cookie: cookies }: IncomingHttpHeaders): string | undefined =>
  readCookies(cookies)[isSecure ? '__Host-rtb' : 'rtb'];

/**
 * Whether who shows the handle of a family has its HttpOnly half too; one that was never bound has none. The handle alone does
 * nothing to the family and does not end it either: that would be a way to sign others out (security 2.3).
 */
export const holdsFamily = (
  config: Config,
  { boundHash }: { readonly boundHash: string | null },
  headers: IncomingHttpHeaders,
): boolean => !boundHash || matchesDigest(boundHalf(config, headers), boundHash);

/** Deletes all of them. */
export const goneCookies = (config: Config): string[] =>
  ['refresh_token', 'access_token', 'id_token', 'rtb'].map((name) =>
    cookie(config, name, '', { maxAge: 0, httpOnly: name === 'rtb' }),
  );

function cookie(
  { isSecure }: Config,
  name: string,
  value: string,
  { maxAge, httpOnly = false }: { maxAge: number | undefined; httpOnly?: boolean },
): string {
  return [
    `${isSecure ? '__Host-' : ''}${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isSecure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
    'SameSite=Strict',
  ].join('; ');
}
