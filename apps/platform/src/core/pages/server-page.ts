import { createHash } from 'node:crypto';
import { sitePath } from '@portal/domain/site/paths';
import type { Config } from '../config/config.ts';
import { html, trusted, type Html } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** A whole document drawn by the server: Korean, without a script. */
export function serverPage({ title, body, wide = false }: { title: string; body: Html; wide?: boolean }): string {
  const page = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="${sitePath('/favicon.svg')}" type="image/svg+xml" />
        <title>${title}</title>
        <style>${trusted(PAGE_STYLE)}</style>
      </head>
      <body>
        <main${trusted(wide ? ' class="wide"' : '')}>${body}</main>
      </body>
    </html>`;
  return page.toString();
}

/**
 * Headers of those documents. Under `no-referrer` browsers send the forms of a page with `Origin: null`, like another site's,
 * so these pages tell their own origin, and only that one, where a request comes from.
 */
export const serverPageHeaders = (config: Pick<Config, 'corsOrigins'>) => ({
  'content-security-policy': serverPagePolicy(config),
  'referrer-policy': 'same-origin',
});

/** Policy of those documents. The provider adds the digest of its one form-sending script to `script-src` where it needs it. */
export function serverPagePolicy({ corsOrigins }: Pick<Config, 'corsOrigins'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    // A form that ends in a redirect is checked at its target as well.
    ['form-action', "'self'", ...corsOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
