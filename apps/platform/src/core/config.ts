import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOGIN_PROVIDERS, type LoginProvider } from '@portal/domain/identity/user';
import { LIMITS } from '@portal/domain/tenant/limits';
import { DEFAULT_TENANT, type Tenant } from '@portal/domain/tenant/tenant';
import * as v from 'valibot';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const Integer = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const Switch = v.pipe(
  v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
  v.transform((text) => ['on', 'true', '1'].includes(text)),
);
const parts = (text: string) => text.split(',').flatMap((part) => part.trim() || []);
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  // Plain http is for a provider on this machine, as tests and development have it.
  return (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))) && !username && !password;
}
const HttpsUrl = v.pipe(v.string(), v.check(isHttps, 'must be an https address'));
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
const Origin = v.pipe(v.string(), v.check(isOrigin, 'must be an origin such as https://portal.example'));
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const WebUrl = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be a web address'),
);

/** Every setting of the platform with its default, read from the environment; README.md lists the same names. */
export const Environment = v.object({
  PORT: v.optional(Integer(1, 65_535), '3000'),
  HOST: v.optional(Name, '127.0.0.1'),
  ORIGIN: v.optional(Origin),
  DATA_DIR: v.optional(Name, join(ROOT, 'tmp/data')),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://'))),
  DEMO: v.optional(Switch),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  LOG_FORMAT: v.optional(v.picklist(['json', 'pretty'])),
  AUTH_MODE: v.optional(v.picklist(['PASSWORD', 'OIDC', 'BOTH']), 'BOTH'),
  REFRESH_REUSE_WINDOW_MS: v.optional(Integer(0, 60_000), '10000'),
  RATE_LIMIT_PER_MINUTE: v.optional(Integer(0, 1_000_000), '1200'),
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:/,]{1,500}$/, 'must be a list of proxy addresses'))),
  CORS_ORIGINS: v.optional(v.pipe(v.string(), v.transform(parts), v.array(Origin)), ''),
  PORTAL_DIR: v.optional(Name, join(ROOT, 'dist/apps/portal')),
  API_ORIGIN: v.optional(v.union([v.literal(''), Origin]), ''),
  TENANT_CODE: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{1,16}$/, 'must be a short upper-case code')),
    DEFAULT_TENANT.code,
  ),
  CLASS_BRAND_NAME: v.optional(Name, DEFAULT_TENANT.classBrand.name),
  CLASS_BRAND_LOGO: v.optional(Name),
  NETWORK_BRAND_NAME: v.optional(Name, DEFAULT_TENANT.networkBrand.name),
  NETWORK_BRAND_LOGO: v.optional(Name),
  PARENT_SITE_URL: v.optional(WebUrl, DEFAULT_TENANT.parentSiteUrl),
  HOTLINE_NUMBER: v.optional(Name, DEFAULT_TENANT.hotlineNumber),
  FEE_READING: v.optional(v.picklist(['TOTAL', 'LABEL']), DEFAULT_TENANT.feePolicy.reading),
  ASSIGNMENT_TOTAL_GB: v.optional(
    Integer(LIMITS.assignmentTotalGb, LIMITS.assignmentTotalGbCeiling),
    String(DEFAULT_TENANT.assignmentTotalGb),
  ),
  GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{1,16}$/, 'must look like GTM-XXXX'))),
  LOGIN_LIMIT_PER_MINUTE: v.optional(Integer(0, 100_000), '30'),
  SOCIAL_SCRIPT_URL: v.optional(HttpsUrl),
  SOCIAL_CLIENT_ID: v.optional(Name),
  SOCIAL_PROVIDERS: v.optional(
    v.pipe(
      v.string(),
      v.transform(parts),
      v.array(v.picklist(LOGIN_PROVIDERS, `must be some of ${LOGIN_PROVIDERS.join(',')}`)),
    ),
    LOGIN_PROVIDERS.join(','),
  ),
  SOCIAL_GOOGLE_ISSUER: v.optional(HttpsUrl, 'https://accounts.google.com'),
  SOCIAL_GOOGLE_JWKS_URL: v.optional(HttpsUrl, 'https://www.googleapis.com/oauth2/v3/certs'),
  SOCIAL_FACEBOOK_USERINFO_URL: v.optional(HttpsUrl),
  SOCIAL_ZALO_USERINFO_URL: v.optional(HttpsUrl),
  LINK_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform(parts),
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/, 'must be host names'))),
    ),
    '',
  ),
});

/** How a provider's word is checked: by the signature of its ID token, or by asking it whose access token this is. */
export type SocialProof =
  | { readonly kind: 'ID_TOKEN'; readonly issuer: string; readonly jwksUrl: string }
  | { readonly kind: 'ACCESS_TOKEN'; readonly userInfoUrl: string };

export interface SocialSettings {
  readonly scriptUrl: string;
  /** The script is started with it, and ID tokens have to name it as their audience. */
  readonly clientId: string;
  readonly providers: Readonly<Partial<Record<LoginProvider, SocialProof>>>;
}

export type DatabaseConfig =
  { readonly kind: 'pglite'; readonly dir: string | undefined } | { readonly kind: 'postgres'; readonly url: string };

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public address of portal, API and issuer, without a path. */
  readonly origin: string;
  readonly apiOrigin: string;
  readonly isSecure: boolean;
  readonly dataDir: string;
  readonly portalDir: string;
  readonly database: DatabaseConfig;
  readonly demo: boolean;
  readonly reset: boolean;
  readonly logLevel: string;
  readonly logFormat: 'json' | 'pretty' | undefined;
  readonly authMode: 'PASSWORD' | 'OIDC' | 'BOTH';
  /** For how long a repeated refresh gets the same answer; 0 makes every repetition a reuse. */
  readonly refreshReuseWindowMs: number;
  /** Requests of one address to the API in a minute; 0 switches the limit off. */
  readonly rateLimitPerMinute: number;
  /** Sign-in tries of one address, and of one device, in a minute; 0 switches both limits off. */
  readonly loginLimitPerMinute: number;
  readonly trustProxy: string | false;
  readonly corsOrigins: readonly string[];
  readonly tenant: Tenant;
  readonly gtmId: string | undefined;
  /** Social sign-in; absent unless both its script and its client id are set. */
  readonly social: SocialSettings | undefined;
  /** Hosts that links given by the server may lead to. */
  readonly linkHosts: readonly string[];
}

/** A setting that cannot be used; the message is for the person who starts the server. */
export class ConfigError extends Error {}

/** Reads the environment and the command line. Throws ConfigError with one line for each bad setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, args: readonly string[] = []): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = v.safeParse(Environment, given);
  const problems = (parsed.issues ?? []).map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`);
  const unknown = args.filter((arg) => arg !== '--reset');
  problems.push(...unknown.map((arg) => `unknown argument ${arg} (known: --reset)`));
  if (parsed.success && args.includes('--reset') && !isDemo(parsed.output))
    problems.push('--reset empties the database and works in demo mode only');
  if (!parsed.success || problems.length) throw new ConfigError(problems.join('\n'));
  return toConfig(parsed.output, args.includes('--reset'));
}

type Settings = v.InferOutput<typeof Environment>;

const isDemo = ({ DEMO, DATABASE_URL }: Settings) => DEMO ?? DATABASE_URL === undefined;

function toConfig(env: Settings, reset: boolean): Config {
  const origin = env.ORIGIN ?? `http://localhost:${env.PORT}`;
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    origin,
    apiOrigin: env.API_ORIGIN,
    isSecure: origin.startsWith('https:'),
    dataDir,
    portalDir: resolve(env.PORTAL_DIR),
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'pglite', dir: join(dataDir, 'database') },
    demo: isDemo(env),
    reset,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    authMode: env.AUTH_MODE,
    refreshReuseWindowMs: env.REFRESH_REUSE_WINDOW_MS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    loginLimitPerMinute: env.LOGIN_LIMIT_PER_MINUTE,
    trustProxy: env.TRUST_PROXY ?? false,
    corsOrigins: env.CORS_ORIGINS,
    tenant: {
      code: env.TENANT_CODE,
      classBrand: { name: env.CLASS_BRAND_NAME, logo: env.CLASS_BRAND_LOGO ?? null },
      networkBrand: { name: env.NETWORK_BRAND_NAME, logo: env.NETWORK_BRAND_LOGO ?? null },
      parentSiteUrl: env.PARENT_SITE_URL,
      hotlineNumber: env.HOTLINE_NUMBER,
      feePolicy: { ...DEFAULT_TENANT.feePolicy, reading: env.FEE_READING },
      assignmentTotalGb: env.ASSIGNMENT_TOTAL_GB,
    },
    gtmId: env.GTM_ID,
    social: socialOf(env),
    linkHosts: env.LINK_HOSTS,
  };
}

function socialOf(env: Settings): SocialSettings | undefined {
  const { SOCIAL_SCRIPT_URL: scriptUrl, SOCIAL_CLIENT_ID: clientId } = env;
  if (!scriptUrl || !clientId) return undefined;
  const byAccessToken = (userInfoUrl: string | undefined) =>
    userInfoUrl === undefined ? undefined : ({ kind: 'ACCESS_TOKEN', userInfoUrl } as const);
  const proofs: Record<LoginProvider, SocialProof | undefined> = {
    google: { kind: 'ID_TOKEN', issuer: env.SOCIAL_GOOGLE_ISSUER, jwksUrl: env.SOCIAL_GOOGLE_JWKS_URL },
    facebook: byAccessToken(env.SOCIAL_FACEBOOK_USERINFO_URL),
    zalo: byAccessToken(env.SOCIAL_ZALO_USERINFO_URL),
  };
  const offered = env.SOCIAL_PROVIDERS.filter((provider) => proofs[provider]);
  return { scriptUrl, clientId, providers: Object.fromEntries(offered.map((name) => [name, proofs[name]])) };
}
