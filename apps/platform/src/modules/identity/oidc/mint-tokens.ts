import type Provider from 'oidc-provider';
import { ACCESS_SECONDS, CLIENT_ID, FAMILY_SECONDS, SCOPE } from './provider.ts';

export interface MintedTokens {
  readonly grantId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
}

/** Tokens of a password sign-in, made by the provider's own models: one way to rotate and one way to revoke (security 2.2). */
export async function mintTokens(provider: Provider, accountId: string, authTime: number): Promise<MintedTokens> {
  const client = await provider.Client.find(CLIENT_ID);
  if (!client) throw new Error(`The client ${CLIENT_ID} is not configured`);
  const grant = new provider.Grant({ clientId: CLIENT_ID, accountId });
  grant.addOIDCScope(SCOPE);
  const grantId = await grant.save();
  const common = { accountId, client, grantId, gty: 'password', scope: SCOPE, expiresWithSession: false };
  const refreshToken = await new provider.RefreshToken({
    ...common,
    expiresIn: FAMILY_SECONDS,
    authTime,
    rotations: 0,
  } as ConstructorParameters<typeof provider.RefreshToken>[0]).save();
  const accessToken = await new provider.AccessToken({
    ...common,
    expiresIn: ACCESS_SECONDS,
  } as ConstructorParameters<typeof provider.AccessToken>[0]).save();
  return { grantId, accessToken, refreshToken, expiresIn: ACCESS_SECONDS };
}
