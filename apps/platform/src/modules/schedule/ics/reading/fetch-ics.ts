import { ICS_MAX_BYTES } from '@portal/domain/schedule/external-calendars.contract';
import { DomainError } from '../../../../core/domain-error.ts';
import { AddressNotAllowed, allowedUrl, createGuardedFetch } from '../../../../core/http/guarded-fetch.ts';

const LIMITS = {
  timeoutMs: 10_000,
  maxBytes: ICS_MAX_BYTES,
  accept: 'text/calendar, text/plain;q=0.5',
  userAgent: 'portal-calendar',
};

export type FetchIcs = (url: string) => Promise<string>;

/**
 * Reads a calendar from an address that a user gave, at most 1 MiB within ten seconds, and from nowhere that only this server
 * can reach. Throws URL_NOT_ALLOWED or ICS_UNREADABLE; no error carries the address.
 */
export function createFetchIcs(options: Parameters<typeof createGuardedFetch>[0] = {}): FetchIcs {
  const fetch = createGuardedFetch(options);
  return async function fetchIcs(text) {
    const answer = await fetch(withHttps(text), LIMITS).catch((error: unknown) => {
      throw new DomainError(error instanceof AddressNotAllowed ? 'URL_NOT_ALLOWED' : 'ICS_UNREADABLE');
    });
    if (answer.status !== 200) throw new DomainError('ICS_UNREADABLE');
    return answer.body;
  };
}

/** `webcal:` is how calendars write https. */
const withHttps = (text: string) => text.trim().replace(/^webcals?:/i, 'https:');

/** The address when it is one that may be asked. Throws URL_NOT_ALLOWED. */
export function checkedUrl(text: string): URL {
  try {
    return allowedUrl(withHttps(text));
  } catch {
    throw new DomainError('URL_NOT_ALLOWED');
  }
}
