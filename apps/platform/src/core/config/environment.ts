import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { LOGIN_PROVIDERS } from '@portal/domain/identity/user';
import { LIMITS } from '@portal/domain/tenant/limits';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

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
/** Values written with commas between them. */
const ListOf = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
    v.array(item),
  );
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
const isMailbox = (text: string) =>
  /^(?:[^\r\n<>"@,;]{1,80} <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(text);
const isContact = (text: string) =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (URL.canParse(text) && text.startsWith('https://'));

/** Every setting of the platform with its default, read from the environment; docs/configuration.md lists the same names. */
export const Environment = v.object({
  PORT: v.optional(Integer(1, 65_535), '3000'),
  HOST: v.optional(Name, '127.0.0.1'),
  ORIGIN: v.optional(Origin),
  DATA_DIR: v.optional(Name, join(ROOT, 'tmp/data')),
  STOP_DELAY_SECONDS: v.optional(Integer(0, 300), '0'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://'))),
  DATABASE_CONNECTIONS: v.optional(Integer(2, 200), '10'),
  DEMO: v.optional(Switch),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  LOG_FORMAT: v.optional(v.picklist(['json', 'pretty'])),
  AUTH_MODE: v.optional(v.picklist(['PASSWORD', 'OIDC', 'BOTH']), 'BOTH'),
  OIDC_ISSUER: v.optional(HttpsUrl),
  OIDC_CLIENT_ID: v.optional(Name),
  OIDC_SCOPE: v.optional(
    v.pipe(Name, v.regex(/\bopenid\b/, 'must hold openid')),
    'openid profile email offline_access',
  ),
  OIDC_AUDIENCE: v.optional(Name),
  OIDC_SIGN_UP: v.optional(
    v.union([v.picklist(['PROMPT', 'OFF']), HttpsUrl], 'must be PROMPT, OFF or an address'),
    'OFF',
  ),
  OIDC_ACCOUNT_CLAIM: v.optional(v.picklist(['email', 'preferred_username']), 'email'),
  OIDC_INTROSPECTION_CLIENT_ID: v.optional(Name),
  OIDC_INTROSPECTION_SECRET: v.optional(Name),
  SIGN_UP: v.optional(Switch),
  REFRESH_REUSE_WINDOW_MS: v.optional(Integer(0, 60_000), '10000'),
  RATE_LIMIT_PER_MINUTE: v.optional(Integer(0, 1_000_000), '1200'),
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:/,]{1,500}$/, 'must be a list of proxy addresses'))),
  CORS_ORIGINS: v.optional(ListOf(Origin), ''),
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
  SECOND_PERSON_ABOVE: v.optional(Integer(0, 999_999_999), '10000000'),
  PAYOUT_BANK: v.optional(v.picklist(['REFERENCE', 'BATCH'], 'must be REFERENCE or BATCH')),
  GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{1,16}$/, 'must look like GTM-XXXX'))),
  SOCKET_LIMIT_PER_MINUTE: v.optional(Integer(0, 100_000), '60'),
  LOGIN_LIMIT_PER_MINUTE: v.optional(Integer(0, 100_000), '30'),
  SOCIAL_SCRIPT_URL: v.optional(HttpsUrl),
  SOCIAL_CLIENT_ID: v.optional(Name),
  SOCIAL_PROVIDERS: v.optional(
    ListOf(v.picklist(LOGIN_PROVIDERS, `must be some of ${LOGIN_PROVIDERS.join(',')}`)),
    LOGIN_PROVIDERS.join(','),
  ),
  SOCIAL_GOOGLE_ISSUER: v.optional(HttpsUrl, 'https://accounts.google.com'),
  SOCIAL_GOOGLE_JWKS_URL: v.optional(HttpsUrl, 'https://www.googleapis.com/oauth2/v3/certs'),
  SOCIAL_FACEBOOK_USERINFO_URL: v.optional(HttpsUrl),
  SOCIAL_ZALO_USERINFO_URL: v.optional(HttpsUrl),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && /^smtps?:\/\//.test(text), 'must start with smtp:// or smtps://'),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isMailbox, 'must look like Name <name@host>'))),
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/, 'must be 65 bytes in base64url'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url'))),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.check(isContact, 'must be a mailto: or https address'))),
  PUSH_HOSTS: v.optional(
    ListOf(v.pipe(v.string(), v.regex(/^\.?[a-z0-9.-]{1,253}$/, 'must be host names'))),
    'fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com',
  ),
  FILES_ORIGIN: v.optional(Origin),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket'))),
  S3_ENDPOINT: v.optional(Origin),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must look like ap-northeast-2')), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(Name),
  S3_SECRET_ACCESS_KEY: v.optional(Name),
  S3_FORCE_PATH_STYLE: v.optional(Switch),
  VIDEO_CHECK: v.optional(Switch, 'on'),
  API_DOCS: v.optional(Switch),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~+/=-]{16,512}$/, 'must be 16 letters or more'))),
  STUN_URLS: v.optional(ListOf(v.pipe(v.string(), v.regex(/^stuns?:[^\s,]{1,250}$/, 'must be stun: addresses'))), ''),
  TURN_URLS: v.optional(ListOf(v.pipe(v.string(), v.regex(/^turns?:[^\s,]{1,250}$/, 'must be turn: addresses'))), ''),
  TURN_SECRET: v.optional(Name),
  LIVE_MEDIA: v.optional(v.picklist(['AUTO', 'SFU']), 'AUTO'),
  LIVEKIT_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol), 'must start with wss://'),
    ),
  ),
  LIVEKIT_API_URL: v.optional(Origin),
  LIVEKIT_API_KEY: v.optional(Name),
  LIVEKIT_API_SECRET: v.optional(Name),
  LIVEKIT_EGRESS: v.optional(Switch, 'off'),
  LINK_HOSTS: v.optional(ListOf(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/, 'must be host names'))), ''),
});

export type Settings = v.InferOutput<typeof Environment>;
