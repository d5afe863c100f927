import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { youtubeEmbedUrl } from '@portal/domain/patterns/youtube';
import type { Config } from '../config/config.ts';
import { html } from './html.ts';

export interface PortalDocument {
  readonly policy: string;
  readonly etag: string;
  /** By content encoding; the document differs by configuration, so it is compressed here and once. */
  readonly bodies: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };
}

/** What the portal is told at run time; the shape is `PortalConfig` of @portal/portal-core. */
export interface PortalProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Where the provider is not the platform's own. */
  readonly provider?: {
    /** Empty where it has none. */
    readonly endpoints: Readonly<Record<'authorization' | 'token' | 'endSession' | 'revocation', string>>;
    readonly scope: string;
    /** Whether its answers carry `iss` (RFC 9207). */
    readonly namesIssuer: boolean;
    readonly idTokenAlgorithms: readonly string[];
    readonly signUp: string;
  };
}

export interface PortalSettings {
  /** Who signs people in. */
  readonly signIn: PortalProvider;
  readonly demoAccounts?: readonly { role: string; username: string; password: string }[];
  /** Public key for which browsers make their push subscriptions. */
  readonly pushKey?: string;
}

const BLOCK = /<script\b[^>]*\bid="portal-config"[^>]*>[\s\S]*?<\/script>/;

/** The built index.html with this installation's settings in it, and the policy that allows just what stands in it. */
export function portalDocument(built: string, config: Config, settings: PortalSettings): PortalDocument {
  // `<` cannot end the block early when it is written as an escape of JSON.
  const json = JSON.stringify(portalConfig(config, settings)).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="portal-config">${json}</script>`;
  const configured = BLOCK.test(built)
    ? built.replace(BLOCK, () => block)
    : built.replace('</head>', () => `${block}</head>`);
  // Written here, so that nothing in the portal ever makes the address of a script (D6, R25).
  const social = config.social && html`<script async src="${new URL(config.social.scriptUrl).href}"></script>`;
  const page = social ? configured.replace('</head>', () => `${social}</head>`) : configured;
  const identity = Buffer.from(page);
  return {
    policy: portalPolicy(built, config, settings.signIn),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bodies: {
      identity,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gzip: gzipSync(identity, { level: 9 }),
    },
  };
}

function portalConfig(config: Config, { signIn, demoAccounts, pushKey }: PortalSettings) {
  return {
    apiOrigin: config.apiOrigin,
    ...signIn,
    authMode: config.authMode,
    ...(registersThere(config, signIn) ? { signUp: true } : {}),
    tenant: config.tenant,
    demo: config.demo,
    // The demo's mails are read at /demo/mailbox.
    sendsMail: config.demo || config.mail.smtpUrl !== undefined,
    ...(config.demo && demoAccounts ? { demoAccounts } : {}),
    ...(config.gtmId ? { analytics: { gtmId: config.gtmId } } : {}),
    ...(config.social
      ? { social: { clientId: config.social.clientId, providers: Object.keys(config.social.providers) } }
      : {}),
    ...(pushKey ? { push: { publicKey: pushKey } } : {}),
    ...(config.linkHosts.length ? { linkHosts: config.linkHosts } : {}),
  };
}

/** Whether who signs people in makes accounts too. */
const registersThere = ({ signUp }: Config, { provider }: PortalProvider) =>
  provider ? provider.signUp !== 'OFF' : signUp;

/** Where introductory videos come from, without cookies (security 2.8); beside them only a PDF of the platform is shown inside the portal. */
const VIDEO_ORIGIN = new URL(youtubeEmbedUrl('')).origin;

/**
 * What a tag manager needs (developers.google.com/tag-platform/security/guides/csp), no wider: its scripts by their whole
 * path. With a nonce and 'strict-dynamic' whatever a container loads could run, from anywhere; so tags of other companies,
 * tags of own HTML and variables of own code do not work here, and are not meant to.
 */
const TAG_MANAGER = {
  scripts: ['gtm.js', 'gtag/js', 'gtag/destination'].map((path) => `https://www.googletagmanager.com/${path}`),
  sends: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
} as const;

/** Content security policy of the portal's document (R25). */
export function portalPolicy(
  built: string,
  config: Config,
  { provider }: Pick<PortalProvider, 'provider'> = {},
): string {
  const ws = config.origin.replace(/^http/, 'ws');
  const social = config.social ? new URL(config.social.scriptUrl).origin : undefined;
  const tags = config.gtmId ? TAG_MANAGER : undefined;
  const foreign = social ? [social] : [];
  const scripts = inline(built, /<script\b([^>]*)>([\s\S]*?)<\/script>/g, (attributes) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
    return !/\bsrc=/.test(attributes) && (!type || /module|javascript/.test(type));
  });
  const styles = inline(built, /<style\b([^>]*)>([\s\S]*?)<\/style>/g, () => true);
  // Emotion inserts empty style elements and fills them through the object model: that is the digest of nothing.
  const nothing = digest('');
  const api = config.apiOrigin ? [config.apiOrigin, config.apiOrigin.replace(/^http/, 'ws')] : [];
  const elsewhere = (origin: string) => ([config.origin, config.apiOrigin].includes(origin) ? [] : [origin]);
  const files = elsewhere(config.files.origin);
  const uploads = elsewhere(config.files.uploadOrigin);
  // Recordings are too large to come through the platform: the store itself gives them.
  const recordings = config.live.egress ? uploads.filter((origin) => !files.includes(origin)) : [];
  const asked = [provider?.endpoints.token, provider?.endpoints.revocation].flatMap((url) => url || []);
  const tokens = [...new Set(asked.map((url) => new URL(url).origin))].flatMap(elsewhere);
  // The media server's client asks over https what it could not say on its socket.
  const media = config.live.livekit ? new URL(config.live.livekit.url).origin : undefined;
  const livekit = media ? [media, media.replace(/^ws/, 'http')] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...foreign, ...(tags?.scripts ?? [])].join(' '),
    ["style-src 'self'", nothing, ...styles].join(' '),
    "style-src-attr 'none'",
    [
      "img-src 'self' data: blob:",
      ...(config.apiOrigin ? [config.apiOrigin] : []),
      ...files,
      ...(tags?.sends ?? []),
    ].join(' '),
    "font-src 'self'",
    ["media-src 'self' blob:", ...(config.apiOrigin ? [config.apiOrigin] : []), ...files, ...recordings].join(' '),
    ["connect-src 'self'", ws, ...api, ...uploads, ...tokens, ...livekit, ...foreign, ...(tags?.sends ?? [])].join(' '),
    [
      "frame-src 'self'",
      VIDEO_ORIGIN,
      ...(config.apiOrigin ? [config.apiOrigin] : []),
      ...(social ? [social] : []),
    ].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Two make the addresses of the workers of push and of PDFs, and nothing else (`push/web-push.ts` of the notifications,
    // `pdf/pdf-engine.ts` of the board); the last lets the tag manager's addresses through and no text (`consent/tag-manager.ts` of the portal).
    `trusted-types push-worker pdf-worker${tags ? ' default' : ''}`,
  ].join('; ');
}

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inline(page: string, pattern: RegExp, isCode: (attributes: string) => boolean): string[] {
  return [...page.matchAll(pattern)]
    .filter(([, attributes = '', text = '']) => isCode(attributes) && text !== '')
    .map(([, , text = '']) => digest(text));
}
