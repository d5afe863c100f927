import * as v from 'valibot';
import { ConfigError } from '../../../core/config/config.ts';
import type { ExternalProviderSettings } from '../../../core/config/external-provider-settings.ts';
import { getSmallJson } from '../social/small-json.ts';

const Address = v.pipe(v.string(), v.url());

/** What of OpenID Connect Discovery 1.0 and RFC 9207 the portal and the platform need. */
const Metadata = v.object({
  issuer: v.string(),
  authorization_endpoint: Address,
  token_endpoint: Address,
  jwks_uri: Address,
  userinfo_endpoint: v.optional(Address),
  introspection_endpoint: v.optional(Address),
  end_session_endpoint: v.optional(Address),
  revocation_endpoint: v.optional(Address),
  authorization_response_iss_parameter_supported: v.optional(v.boolean(), false),
  id_token_signing_alg_values_supported: v.optional(v.array(v.string()), ['RS256']),
});
export type ProviderMetadata = v.InferOutput<typeof Metadata>;

/** Reads the discovery document, and believes only one that names the issuer it was asked for. Throws ConfigError. */
export async function readProvider({ issuer }: Pick<ExternalProviderSettings, 'issuer'>): Promise<ProviderMetadata> {
  const unreadable = (why: string) =>
    new ConfigError(`OIDC_ISSUER names a provider that cannot be used: ${issuer}: ${why}`);
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, body } = await getSmallJson(url).catch((error: unknown) => {
    const { message, cause } = error as Error;
    throw unreadable(cause instanceof Error ? cause.message : message);
  });
  if (status !== 200) throw unreadable(`its discovery document answers ${status}`);
  const { success, output, issues } = v.safeParse(Metadata, body);
  if (!success)
    throw unreadable(`its discovery document lacks ${issues.map((issue) => v.getDotPath(issue)).join(', ')}`);
  if (output.issuer !== issuer) throw unreadable(`it calls itself ${output.issuer}`);
  return output;
}
