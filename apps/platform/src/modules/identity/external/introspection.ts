import * as v from 'valibot';
import type { ExternalProviderSettings } from '../../../core/config/external-provider-settings.ts';
import { getSmallJson } from '../social/small-json.ts';
import type { ProviderMetadata } from './external-provider.ts';

const Answer = v.looseObject({
  active: v.boolean(),
  iss: v.optional(v.string()),
  aud: v.optional(v.union([v.string(), v.array(v.string())])),
  client_id: v.optional(v.string()),
});

/** Asks the provider whose access token this is (RFC 7662); undefined for one that is not good, or not meant for us. */
export async function introspect(
  { issuer, audience, introspection }: ExternalProviderSettings,
  { introspection_endpoint: url }: ProviderMetadata,
  token: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!url || !introspection) return undefined;
  const pair = [introspection.clientId, introspection.secret].map(encodeURIComponent).join(':');
  const { status, body } = await getSmallJson(
    url,
    { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
    new URLSearchParams({ token, token_type_hint: 'access_token' }),
  );
  if (status !== 200) throw new Error(`The provider answers ${status} to a question about a token`);
  const { active, iss = issuer, aud, client_id: clientId, ...claims } = v.parse(Answer, body);
  const isOurs = aud === undefined ? clientId === audience : [aud].flat().includes(audience);
  return active && iss === issuer && isOurs ? claims : undefined;
}
