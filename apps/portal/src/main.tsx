import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { socketTicket } from '@portal/api/identity/session.api';
import { configureTransport } from '@portal/api/transport';
import { commonHeaders } from '@portal/auth/common-headers';
import { documentCookies } from '@portal/auth/document-cookies';
import { createSession } from '@portal/auth/session';
import { createSocket } from '@portal/chat-socket/socket';
import { SITE_PREFIX } from '@portal/domain/tenant/tenant';
import { readPortalConfig } from '@portal/portal-core/portal-config';
import { localeChanged } from '@portal/portal-core/state/site.slice';
import { createPortalStore } from '@portal/portal-core/store';
import { startAnalytics } from './consent/start-analytics.ts';
import { storeEarlyAnswers } from './early/early-data.ts';
import { withEarlyAnswers } from './early/early-fetch.ts';
import { PortalApp } from './portal-app.tsx';
import { sections } from './registry.ts';
import { findRoute } from './routing/current-route.ts';
import { lateConnection } from './session/late-connection.ts';
import { keepLocale } from './session/locale-cookie.ts';

/** A page whose code and first data are not here by then comes after its frame. */
const PAGE_MS = 400;

// The bundle is here, so the network is free again: the font comes while the first text is being made.
void document.fonts.load("1em 'Portal Sans'");

// Config block -> transport -> session -> socket -> store -> router: the only wiring there is.
const config = readPortalConfig(document);
const { apiOrigin, issuer, clientId, provider, tenant } = config;
const session = createSession({ apiOrigin, issuer, clientId, tenantCode: tenant.code, ...provider });
const store = createPortalStore();
// What is shown is asked for again when the connection or the visitor comes back.
setupListeners(store.dispatch);
const socket = createSocket({
  origin: apiOrigin,
  ticket: () => socketTicket(store),
  isSignedIn: () => session.isSignedIn(),
  renew: () => session.refresh(session.accessToken()),
});
configureTransport({
  origin: apiOrigin,
  headers: () => commonHeaders(tenant.code, session.deviceId()),
  session,
  realtime: socket,
  fetch: withEarlyAnswers(window.portalEarly, window.fetch.bind(window)),
});
store.dispatch(localeChanged(keepLocale(documentCookies())));

// The document has the main font already; the rare syllables' rules must not hold up the first paint.
void import('@portal/ui/fonts.css');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const pathname = location.pathname.slice(SITE_PREFIX.length) || '/';
// Drawn with its page at once: after an outline of it React would let 300 ms pass.
// The prerendered frame stands meanwhile. A failure shows when the page is really drawn.
const page = findRoute(sections, pathname)?.route.preload?.();
const ready = Promise.allSettled([page, storeEarlyAnswers(window.portalEarly, store)]);
await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, PAGE_MS))]);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={SITE_PREFIX}>
      <PortalApp
        config={config}
        session={session}
        store={store}
        sections={sections}
        connection={lateConnection(socket)}
        {...startAnalytics(config)}
      />
    </BrowserRouter>
  </StrictMode>,
);
