import * as v from 'valibot';

export interface TokenSet {
  readonly accessToken: string;
  /** Missing where the provider does not rotate: the old one stays good. */
  readonly refreshToken?: string;
  readonly idToken?: string;
  /** Seconds. */
  readonly expiresIn: number;
}

const DEFAULT_SECONDS = 3_600;
const Token = v.pipe(v.string(), v.minLength(1));

const TokenEndpointAnswer = v.object({
  access_token: Token,
  refresh_token: v.optional(Token),
  id_token: v.optional(Token),
  expires_in: v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))])),
});

const LoginAnswer = v.object({
  accessToken: Token,
  refreshToken: Token,
  idToken: v.nullish(Token),
  expiresIn: v.optional(v.number()),
});

/** How long a JWT lives by its own claims; it never asks the user's clock. */
function lifetimeOf(token: string): number | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp, iat } = JSON.parse(atob(payload)) as { exp?: unknown; iat?: unknown };
    return typeof exp === 'number' && typeof iat === 'number' && exp > iat ? exp - iat : undefined;
  } catch {
    return undefined;
  }
}

function tokenSet(
  accessToken: string,
  refreshToken: string | undefined,
  idToken: string | null | undefined,
  expiresIn: number | undefined,
): TokenSet {
  const seconds = expiresIn !== undefined && expiresIn > 0 ? expiresIn : undefined;
  return {
    accessToken,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken != null && { idToken }),
    expiresIn: seconds ?? lifetimeOf(accessToken) ?? DEFAULT_SECONDS,
  };
}

/** The tokens of a token endpoint's answer (OAU-2), or null when it is something else. */
export function tokensOfTokenEndpoint(body: unknown): TokenSet | null {
  const { success, output } = v.safeParse(TokenEndpointAnswer, body);
  if (!success) return null;
  const seconds = output.expires_in === undefined ? undefined : Number(output.expires_in);
  return tokenSet(output.access_token, output.refresh_token, output.id_token, seconds);
}

/** The tokens of a first-party sign-in (LOG-6, LOG-7), under `data` or at the top: the source can be read both ways. */
export function tokensOfLoginAnswer(body: unknown): TokenSet | null {
  const content = typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  const { success, output } = v.safeParse(LoginAnswer, content);
  return success ? tokenSet(output.accessToken, output.refreshToken, output.idToken, output.expiresIn) : null;
}
