import './early-state.ts';

/** The address that was entered, with the query that the starter took out of sight. */
export const secretUrl = (): URL => new URL(window.portalEarly?.secretUrl ?? location.href);

/** The same for the last time: nothing else reads it afterwards. */
export function takeSecretUrl(): URL {
  const url = secretUrl();
  if (window.portalEarly) delete window.portalEarly.secretUrl;
  return url;
}
