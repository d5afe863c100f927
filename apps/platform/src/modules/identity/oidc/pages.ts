import { createHash, randomUUID } from 'node:crypto';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { paths, sitePath } from '@portal/domain/site/paths';
import { html, trusted, type Html } from '../../../core/pages/html.ts';
import { serverPage } from '../../../core/pages/server-page.ts';
import { MESSAGES } from '../messages.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly autocomplete: string;
  readonly inputMode?: 'numeric';
  readonly value?: string | undefined;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly maxLength: number;
  readonly autofocus?: boolean;
}

interface FormPage {
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  readonly action: string;
  readonly fields: readonly Field[];
  readonly submit: string;
  /** Shown above the form and read out at once. */
  readonly alert?: string | undefined;
  readonly other: { readonly question: string; readonly label: string; readonly href: string };
}

/** A form without any script: labels, hints and errors are tied to their fields, the first wrong field has the focus. */
export function formPage({ brand, title, subtitle, action, fields, submit, alert, other }: FormPage): string {
  const wrong = fields.find(({ problem }) => problem)?.name;
  return serverPage({
    title: alert || wrong ? `${MESSAGES.errorPrefix} ${title} – ${brand}` : `${title} – ${brand}`,
    body: html`<p class="brand">${brand}</p>
      <h1>${title}</h1>
      <p>${subtitle}</p>
      ${alert ? html`<div class="alert" role="alert">${alert}</div>` : ''}
      <form method="post" action="${action}" novalidate>
        ${fields.map((field, at) => fieldHtml(field, wrong ? field.name === wrong : at === 0))}
        <button type="submit">${submit}</button>
      </form>
      <p class="other">${other.question} <a href="${other.href}">${other.label}</a></p>`,
  });
}

function fieldHtml(
  { name, label, type = 'text', autocomplete, inputMode, value, hint, problem, maxLength }: Field,
  focus: boolean,
): Html {
  const described = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      ${inputMode ? html`inputmode="${inputMode}"` : ''}
      required
      ${trusted(focus ? 'autofocus' : '')}
      ${value ? html`value="${value}"` : ''}
      ${problem ? trusted('aria-invalid="true"') : ''}
      ${described ? html`aria-describedby="${described}"` : ''}
      ${trusted(name === 'name' || type === 'password' ? '' : 'autocapitalize="none" spellcheck="false"')}
    />
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${problem ? html`<p class="error" id="${name}-error" role="alert">${problem}</p>` : ''}
  </div>`;
}

export interface MessagePage {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
  readonly small?: string;
}

export function messagePage({ title, text, link, small }: MessagePage): string {
  return serverPage({
    title,
    body: html`<h1>${title}</h1>
      <p>${text}</p>
      ${link ? html`<a class="button" href="${link.href}">${link.label}</a>` : ''}
      ${small ? html`<p class="hint">${small}</p>` : ''}`,
  });
}

/** The provider's own failures, in words for a person; the code stays in small print. */
export function errorPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const traceId = randomUUID();
  ctx.type = 'html';
  ctx.body = messagePage({
    title: MESSAGES.providerErrorTitle,
    text:
      out.error === 'invalid_request' && /expired|not found/i.test(out.error_description ?? '')
        ? MESSAGES.stepExpired
        : MESSAGES.providerErrorText,
    link: { label: MESSAGES.backToLogin, href: sitePath(paths.login()) },
    small: `${out.error} · ${traceId}`,
  });
}

/**
 * Leaving at the provider. With an id token of this very session the portal asked and the person has confirmed there, so the
 * form sends itself; anything else could be another site's link and is asked here.
 */
export function logoutPage(ctx: KoaContextWithOIDC, form: string): void {
  const hint = ctx.oidc.entities.IdTokenHint?.payload.sub;
  const isOwn = hint !== undefined && hint === ctx.oidc.session?.accountId;
  const fields = trusted(form.replace('</form>', ''));
  ctx.type = 'html';
  ctx.body = serverPage({
    title: MESSAGES.logoutTitle,
    body: html`<h1>${isOwn ? MESSAGES.loggingOut : MESSAGES.logoutTitle}</h1>
      <p>${MESSAGES.logoutText}</p>
      ${fields}<input type="hidden" name="logout" value="yes" /><button type="submit">${MESSAGES.logout}</button></form>
      ${isOwn ? sendingScript(ctx) : ''}`,
  });
}

export function loggedOutPage(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html';
  ctx.body = messagePage({
    title: MESSAGES.loggedOutTitle,
    text: MESSAGES.loggedOutText,
    link: { label: MESSAGES.login, href: sitePath(paths.login()) },
  });
}

const SEND = 'document.forms[0].submit()';
const SEND_DIGEST = `sha256-${createHash('sha256').update(SEND).digest('base64')}`;

function sendingScript(ctx: KoaContextWithOIDC): Html {
  const policy = String(ctx.response.get('content-security-policy'));
  ctx.set('content-security-policy', policy.replace("script-src 'self'", `script-src '${SEND_DIGEST}'`));
  // Not in an `html` template: a formatter's white space would change what the digest stands for.
  return trusted(`<script>${SEND}</script>`);
}
