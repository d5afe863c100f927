import type { ExternalProviderSettings } from '../../../core/config/external-provider-settings.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { PortalProvider } from '../../../core/pages/portal-document.ts';
import type { FoundCaller } from '../sessions/caller-cache.ts';
import { externalCallers } from './external-callers.ts';
import { type ProviderMetadata, readProvider } from './external-provider.ts';

export interface ExternalSignIn {
  /** Reads the provider's discovery document, once. Throws ConfigError. */
  ready(): Promise<ProviderMetadata>;
  lookUp(accessToken: string): Promise<FoundCaller>;
  /** What the portal has to know to sign in there. */
  forPortal(): Promise<PortalProvider>;
}

/** Sign-in at a provider of the customer's own. */
export function externalSignIn(deps: ModuleDeps, settings: ExternalProviderSettings): ExternalSignIn {
  let reading: Promise<ProviderMetadata> | undefined;
  const ready = () => (reading ??= readProvider(settings));
  let lookUp: Promise<ReturnType<typeof externalCallers>> | undefined;
  return {
    ready,
    async lookUp(accessToken) {
      lookUp ??= ready().then((metadata) => externalCallers(deps, settings, metadata));
      return (await lookUp)(accessToken);
    },
    async forPortal() {
      const metadata = await ready();
      return {
        issuer: settings.issuer,
        clientId: settings.clientId,
        provider: {
          endpoints: {
            authorization: metadata.authorization_endpoint,
            token: metadata.token_endpoint,
            endSession: metadata.end_session_endpoint ?? '',
            revocation: metadata.revocation_endpoint ?? '',
          },
          scope: settings.scope,
          namesIssuer: metadata.authorization_response_iss_parameter_supported,
          idTokenAlgorithms: metadata.id_token_signing_alg_values_supported,
          signUp: settings.signUp,
        },
      };
    },
  };
}
