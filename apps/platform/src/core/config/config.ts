import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { LoginProvider } from '@portal/domain/identity/user';
import { DEFAULT_TENANT, type Tenant } from '@portal/domain/tenant/tenant';
import { Environment, type Settings } from './environment.ts';
import {
  externalProviderOf,
  externalProviderProblems,
  type ExternalProviderSettings,
} from './external-provider-settings.ts';
import { filesOf, type FileSettings, isHalfAStore } from './file-settings.ts';
import { type LiveSettings, liveProblems, liveSettingsOf } from './live-settings.ts';

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

export interface MailSettings {
  /** Without one mails stay in the database, where the demo's mailbox shows them. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

export interface PushSettings {
  /** Push services that a browser may name; one that begins with a dot stands for the hosts below it. */
  readonly hosts: readonly string[];
  /** Whom a push service may ask about what we send. */
  readonly subject: string;
  /** Absent: made at the first start and kept with the data. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined;
}

export type DatabaseConfig =
  | { readonly kind: 'pglite'; readonly dir: string | undefined }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number };

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public address of portal, API and issuer, without a path. */
  readonly origin: string;
  readonly apiOrigin: string;
  readonly isSecure: boolean;
  readonly dataDir: string;
  /** From SIGTERM, when /readyz says 503, until the listener closes. */
  readonly stopDelaySeconds: number;
  readonly portalDir: string;
  readonly database: DatabaseConfig;
  readonly demo: boolean;
  readonly reset: boolean;
  readonly logLevel: string;
  readonly logFormat: 'json' | 'pretty' | undefined;
  readonly authMode: 'PASSWORD' | 'OIDC' | 'BOTH';
  /** Who signs people in in the place of the platform's own provider. */
  readonly externalProvider: ExternalProviderSettings | undefined;
  /** For how long a repeated refresh gets the same answer; 0 makes every repetition a reuse. */
  readonly refreshReuseWindowMs: number;
  /** Whether people make accounts themselves at the identity provider. */
  readonly signUp: boolean;
  /** Requests of one address to the API in a minute; 0 switches the limit off. */
  readonly rateLimitPerMinute: number;
  /** Sign-in tries of one address, and of one device, in a minute; 0 switches both limits off. */
  readonly loginLimitPerMinute: number;
  /** Sockets that one address may open in a minute; 0 switches the limit off. */
  readonly socketLimitPerMinute: number;
  readonly trustProxy: string | false;
  readonly corsOrigins: readonly string[];
  readonly tenant: Tenant;
  /** Withdrawals of more are decided by two of the team. */
  readonly secondPersonAbove: number;
  /** Who pays the teachers: the one of the demo, or a bank that people bring files to. */
  readonly payoutBank: 'REFERENCE' | 'BATCH';
  readonly gtmId: string | undefined;
  /** Social sign-in; absent unless both its script and its client id are set. */
  readonly social: SocialSettings | undefined;
  /** Hosts that links given by the server may lead to. */
  readonly linkHosts: readonly string[];
  /** Whether the check of a course asks YouTube about its video. */
  readonly videoCheck: boolean;
  /** Whether /docs and /openapi.json are served. */
  readonly apiDocs: boolean;
  /** Who may read /metrics: everybody, who brings this token, or nobody. */
  readonly metrics: 'OPEN' | 'CLOSED' | { readonly token: string };
  readonly mail: MailSettings;
  readonly push: PushSettings;
  readonly files: FileSettings;
  readonly live: LiveSettings;
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
  if (parsed.success && !parsed.output.VAPID_PUBLIC_KEY !== !parsed.output.VAPID_PRIVATE_KEY)
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together');
  if (parsed.success && isHalfAStore(parsed.output))
    problems.push('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together');
  if (parsed.success) problems.push(...liveProblems(parsed.output), ...externalProviderProblems(parsed.output));
  if (!parsed.success || problems.length) throw new ConfigError(problems.join('\n'));
  return toConfig(parsed.output, args.includes('--reset'));
}

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
    stopDelaySeconds: env.STOP_DELAY_SECONDS,
    portalDir: resolve(env.PORTAL_DIR),
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, connections: env.DATABASE_CONNECTIONS }
      : { kind: 'pglite', dir: join(dataDir, 'database') },
    demo: isDemo(env),
    reset,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    authMode: env.AUTH_MODE,
    externalProvider: externalProviderOf(env),
    signUp: env.SIGN_UP ?? isDemo(env),
    refreshReuseWindowMs: env.REFRESH_REUSE_WINDOW_MS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    loginLimitPerMinute: env.LOGIN_LIMIT_PER_MINUTE,
    socketLimitPerMinute: env.SOCKET_LIMIT_PER_MINUTE,
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
    secondPersonAbove: env.SECOND_PERSON_ABOVE,
    payoutBank: env.PAYOUT_BANK ?? (isDemo(env) ? 'REFERENCE' : 'BATCH'),
    gtmId: env.GTM_ID,
    social: socialOf(env),
    linkHosts: env.LINK_HOSTS,
    videoCheck: env.VIDEO_CHECK,
    apiDocs: env.API_DOCS ?? isDemo(env),
    metrics: metricsOf(env),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `선생님 포털 <no-reply@${new URL(origin).hostname}>` },
    push: pushOf(env, origin),
    files: filesOf(env, env.API_ORIGIN || origin),
    live: liveSettingsOf(env),
  };
}

function metricsOf(env: Settings): Config['metrics'] {
  if (env.METRICS_TOKEN) return { token: env.METRICS_TOKEN };
  return isDemo(env) ? 'OPEN' : 'CLOSED';
}

function pushOf(env: Settings, origin: string): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return {
    hosts: env.PUSH_HOSTS,
    subject: env.VAPID_SUBJECT ?? (origin.startsWith('https:') ? origin : 'mailto:portal@example.com'),
    keys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
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
