import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import Provider from 'oidc-provider';

/** Somebody whom a provider knows. */
export interface Subject {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly preferred_username: string;
}

/** An OpenID provider that has nothing to do with the platform's own. */
export interface OtherProvider {
  readonly issuer: string;
  /** Settings with which the platform signs in there. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export const PORTAL_CLIENT = 'portal-elsewhere';
const API_CLIENT = { clientId: 'platform-api', secret: 'introspection-secret-of-a-test' };

/**
 * oauth2-mock-server: signs everybody in as `subject` without a question, gives JWT, and names no `iss` in its answers. `bend`
 * changes a token before it is signed.
 */
export async function startMockProvider(
  subject: Subject,
  bend: (payload: MutableToken['payload']) => void = () => undefined,
) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    Object.assign(payload, { sub: subject.sub });
    payload['aud'] ??= PORTAL_CLIENT;
    bend(payload);
  });
  server.service.on('beforeUserinfo', (answer: MutableResponse) => void (answer.body = { ...subject }));
  const issuer = server.issuer.url!;
  return {
    issuer,
    settings: { AUTH_MODE: 'OIDC', OIDC_ISSUER: issuer, OIDC_CLIENT_ID: PORTAL_CLIENT },
    /** An access token as its token endpoint gives them. */
    token: (claims: object = {}): Promise<string> =>
      server.issuer.buildToken({
        scopesOrTransform: (_header, payload) =>
          void Object.assign(payload, { sub: subject.sub, aud: PORTAL_CLIENT }, claims),
      }),
    stop: () => server.stop(),
  };
}

/** oidc-provider with its own pages: gives opaque tokens, which the platform asks it about, and names `iss`. */
export async function startPagesProvider(subject: Subject, redirectUris: readonly string[], afterLogout: string) {
  const server: Server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: PORTAL_CLIENT,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [afterLogout],
      },
      {
        client_id: API_CLIENT.clientId,
        client_secret: API_CLIENT.secret,
        grant_types: [],
        response_types: [],
        redirect_uris: [],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...subject, sub: id }) }),
    clientBasedCORS: () => true,
    features: {
      introspection: { enabled: true, allowedPolicy: (_ctx, client) => client.clientId === API_CLIENT.clientId },
      revocation: { enabled: true },
    },
  });
  server.on('request', provider.callback());

  async function tokenOf(Kind: typeof provider.AccessToken | typeof provider.RefreshToken): Promise<string> {
    const client = (await provider.Client.find(PORTAL_CLIENT))!;
    const grant = new provider.Grant({ accountId: subject.sub, clientId: PORTAL_CLIENT });
    const scope = 'openid email profile';
    grant.addOIDCScope(scope);
    const grantId = await grant.save();
    return new Kind({ accountId: subject.sub, client, grantId, scope } as never).save();
  }

  return {
    issuer,
    provider,
    settings: {
      AUTH_MODE: 'OIDC',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: PORTAL_CLIENT,
      OIDC_INTROSPECTION_CLIENT_ID: API_CLIENT.clientId,
      OIDC_INTROSPECTION_SECRET: API_CLIENT.secret,
    },
    /** Of a sign-in that took place. */
    token: () => tokenOf(provider.AccessToken),
    refreshToken: () => tokenOf(provider.RefreshToken),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
