import * as v from 'valibot';
import { LOGIN_PROVIDERS } from '@portal/domain/identity/user';
import { Tenant } from '@portal/domain/tenant/tenant';

/** Id of the data block that the server writes into the document. */
export const CONFIG_BLOCK_ID = 'portal-config';

const DemoAccount = v.object({ role: v.string(), username: v.string(), password: v.string() });
export type DemoAccount = v.InferOutput<typeof DemoAccount>;

/** Social sign-in; absent unless the server is set up for it. Its script stands in the document already (D6). */
const Social = v.object({
  /** The fixed client id that the script is loaded with (LOG-7). */
  clientId: v.string(),
  /** Those that the server can check, and so the buttons to show. */
  providers: v.array(v.picklist(LOGIN_PROVIDERS)),
});
export type SocialConfig = v.InferOutput<typeof Social>;

/** What the server that serves the portal decides at run time; the same build works for every one of them. */
export const PortalConfig = v.object({
  /** Origin of the API, without a slash at the end; empty where it is the page's own. */
  apiOrigin: v.string(),
  issuer: v.string(),
  clientId: v.string(),
  /** What differs where the provider is not the server's own. */
  provider: v.optional(
    v.object({
      /** Empty where it has none. */
      endpoints: v.object({
        authorization: v.string(),
        token: v.string(),
        endSession: v.string(),
        revocation: v.string(),
      }),
      scope: v.string(),
      /** Whether its answers carry `iss` (RFC 9207); demanded then. */
      namesIssuer: v.boolean(),
      idTokenAlgorithms: v.array(v.string()),
      /** PROMPT: its own page for it; OFF: not there; else the address. */
      signUp: v.string(),
    }),
  ),
  authMode: v.picklist(['PASSWORD', 'OIDC', 'BOTH']),
  /** Whether the provider makes accounts; without it one applies as a teacher. */
  signUp: v.optional(v.boolean()),
  tenant: Tenant,
  demo: v.boolean(),
  /** Whether people get the mails that are written for them; yes unless the server says no. */
  sendsMail: v.optional(v.boolean()),
  demoAccounts: v.optional(v.array(DemoAccount)),
  analytics: v.optional(v.object({ gtmId: v.string() })),
  social: v.optional(Social),
  /** The key that a browser's push subscription is made for; without it there is no push. */
  push: v.optional(v.object({ publicKey: v.string() })),
  /** Hosts that links given by the server may lead to (R23). */
  linkHosts: v.optional(v.array(v.string())),
});
export type PortalConfig = v.InferOutput<typeof PortalConfig>;

/** Reads the block of a document. A missing or wrong block is the operator's error and is named as such. */
export function readPortalConfig(document: Pick<Document, 'getElementById'>): PortalConfig {
  const text = document.getElementById(CONFIG_BLOCK_ID)?.textContent;
  if (!text) throw new Error(`The page carries no #${CONFIG_BLOCK_ID} block; the server has to write it.`);
  return v.parse(PortalConfig, JSON.parse(text));
}
