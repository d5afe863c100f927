import * as v from 'valibot';
import type { ExternalProviderSettings } from '../../../core/config/external-provider-settings.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { RETRY_AFTER } from '../../../core/http/problem-answer.ts';
import { getSmallJson } from '../social/small-json.ts';
import type { ProviderMetadata } from './external-provider.ts';

const Answer = v.looseObject({
  active: v.boolean(),
  token_type: v.optional(v.string()),
  iss: v.optional(v.string()),
  aud: v.optional(v.union([v.string(), v.array(v.string())])),
  client_id: v.optional(v.string()),
});

/**
 * Asks the provider whose access token this is (RFC 7662); undefined for one that is not good, not meant for us, or not named as a
 * bearer's: it is asked about refresh tokens in the same way. Throws UNAVAILABLE when it gives no answer that can be read.
 */
export async function introspect(
  { issuer, audience, introspection }: ExternalProviderSettings,
  { introspection_endpoint: url }: ProviderMetadata,
  token: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!url || !introspection) return undefined;
  const pair = [introspection.clientId, introspection.secret].map(encodeURIComponent).join(':');
  const answer = await getSmallJson(
    url,
    { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
    new URLSearchParams({ token, token_type_hint: 'access_token' }),
  ).catch(() => undefined);
  const { success, output } = v.safeParse(Answer, answer?.status === 200 ? answer.body : undefined);
  if (!success) throw new DomainError('UNAVAILABLE', { retryAfter: RETRY_AFTER.UNAVAILABLE });
  const { active, token_type: type, iss = issuer, aud, client_id: clientId, ...claims } = output;
  const isOurs = aud === undefined ? clientId === audience : [aud].flat().includes(audience);
  return active && type?.toLowerCase() === 'bearer' && iss === issuer && isOurs ? claims : undefined;
}
