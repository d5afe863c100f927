import type { DataLayer } from '@portal/portal-core/analytics';

declare global {
  interface Window {
    dataLayer?: DataLayer;
  }
}

const ORIGIN = 'https://www.googletagmanager.com';
/** What a container loads after itself; the server's policy names the same addresses. */
const ITS_SCRIPTS = ['/gtag/js', '/gtag/destination'];
/** How Google Analytics calls its cookies. */
const ITS_COOKIES = /^_ga/;

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown;
}

/** Whether a script of this address may run: the container of this installation and its own tags, nothing else. */
export function isTagAddress(address: string, gtmId: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const { origin, pathname, searchParams } = new URL(address, location.href);
  if (origin !== ORIGIN) return false;
  return pathname === '/gtm.js' ? searchParams.get('id') === gtmId : ITS_SCRIPTS.includes(pathname);
}

/** Brings the tag manager into the page, once she has allowed it, and gives the queue that it reads. */
export function loadTagManager(gtmId: string): DataLayer {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // The container makes script elements from plain strings; this lets its own addresses through and no text, so that
  // Trusted Types stay on for everything else.
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTagAddress(address, gtmId) ? address : null),
  });
  const layer = (window.dataLayer ??= [] as object[]);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${ORIGIN}/gtm.js?id=${encodeURIComponent(gtmId)}`;
  document.head.append(script);
  return layer;
}

/** Takes away what its tags left in this browser; they set cookies for the host or a domain above it. */
export function forgetTags(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => labels.slice(index).join('.'));
  for (const name of names.filter((each) => ITS_COOKIES.test(each))) {
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
