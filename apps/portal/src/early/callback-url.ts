import './early-state.ts';

/** The address that the identity provider sent the visitor back to; it is given once. */
export function takeCallbackUrl(): URL {
  const kept = window.portalEarly?.callbackUrl;
  if (window.portalEarly) delete window.portalEarly.callbackUrl;
  return new URL(kept ?? location.href);
}
