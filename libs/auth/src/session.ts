import * as v from 'valibot';
import { paths, sitePath } from '@portal/domain/site/paths';
import { browserEnvironment } from './browser/browser-environment.ts';
import { createDeviceId } from './browser/device-id.ts';
import { commonHeaders } from './common-headers.ts';
import { createHeldPage } from './held-page.ts';
import { oncePerCode } from './oauth/callback-flight.ts';
import { createOAuthTransactions } from './oauth/oauth-transactions.ts';
import { finishOAuth, startOAuth } from './oauth/oauth.ts';
import { returnPath } from './return-path.ts';
import { endpointsOf, type SessionOptions } from './session-options.ts';
import { signInByPassword } from './sign-in/password-sign-in.ts';
import { signInByProvider } from './sign-in/provider-sign-in.ts';
import { whoseToken } from './sign-in/whose-token.ts';
import { endSessionUrl, tellServer } from './sign-out.ts';
import { TabMessage } from './tab-message.ts';
import type { Session, SessionEvent } from './tab-session.ts';
import { createRenewal } from './tokens/renewal.ts';
import { createSessionEpoch } from './tokens/session-epoch.ts';
import { requestTokens, revokeToken } from './tokens/token-endpoint.ts';
import { createTokenJar } from './tokens/token-jar.ts';
import type { TokenSet } from './tokens/token-set.ts';

const REMEMBER_KEY = 'portal-remember';
const VISIBLE_WITHIN_MS = 500;
const LOOK_EVERY_MS = 25;

export function createSession(options: SessionOptions): Session {
  const { apiOrigin, issuer, clientId, tenantCode } = options;
  const env = options.environment ?? browserEnvironment();
  const { storage, navigation, channel } = env;
  const endpoints = endpointsOf(options);
  const jar = createTokenJar(env.cookies);
  const epoch = createSessionEpoch(env);
  const deviceId = createDeviceId(env);
  const held = createHeldPage();
  const listeners = new Set<(event: SessionEvent) => void>();
  const loginUrl = navigation.origin + sitePath(paths.login());

  const firstParty = () => ({ apiOrigin, clientId, headers: commonHeaders(tenantCode, deviceId()) });

  const isIn = () => jar.refresh() !== undefined;
  let wasIn = isIn();
  // From the moment a session ends until the next page: no token leaves this tab any more.
  let isLeaving = false;
  // Of the present epoch, in case a late answer's Set-Cookie overwrites it.
  let latest: TokenSet | undefined;

  let rememberHere = true;
  const remember = () => (storage.get(REMEMBER_KEY) ?? (rememberHere ? '1' : '0')) !== '0';
  const isShut = () => isLeaving || held.isHeld();
  const emit = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event);
  };

  function endTokens(isExpired: boolean): void {
    wasIn = false;
    latest = undefined;
    jar.clear();
    channel.post({ epoch: epoch.begin(), isSignedIn: false, isExpired });
  }

  function end(event: SessionEvent): void {
    isLeaving = true;
    endTokens(event === 'expired');
    held.release(false);
    emit(event);
  }

  function goToLogin(): void {
    const here = returnPath(navigation.current(), navigation.origin);
    navigation.replace(navigation.origin + sitePath(paths.login(here, 'expired')));
  }

  function expire(): void {
    if (isLeaving || held.isHeld()) return;
    const hereUrl = new URL(navigation.current(), navigation.origin);
    if (hereUrl.origin + hereUrl.pathname === loginUrl) {
      end('expired');
      isLeaving = false;
      return;
    }
    if (held.hold()) {
      endTokens(true);
      emit('held');
      return;
    }
    end('expired');
    goToLogin();
  }

  /** Goes on with whoever has just signed in; a held page with its own person only, for it shows her words (W9). */
  async function goOn(): Promise<void> {
    if (!held.isHeld()) return emit('signed-in');
    const startedIn = epoch.current();
    const person = await whoseToken(env, firstParty(), jar.access());
    if (!held.isHeld() || epoch.current() !== startedIn) return;
    const isSame = held.isOf(person);
    isLeaving = !isSame;
    held.release(isSame);
    emit(isSame ? 'resumed' : 'switched');
    if (!isSame) navigation.reload();
  }

  /** Another tab signed in or out. What this tab shows belongs to a session that is over, so it is loaded anew. */
  function noticeOtherTab(told?: TabMessage): void {
    if (!epoch.notice(told?.epoch)) return;
    const before = wasIn;
    wasIn = told?.isSignedIn ?? isIn();
    latest = undefined;
    if (isLeaving) return;
    if (before && told?.isExpired && held.hold()) emit('held');
    else if (before) {
      isLeaving = true;
      emit(wasIn ? 'switched' : 'signed-out');
      navigation.reload();
    } else if (wasIn) {
      void whenVisible().then(goOn);
    }
  }

  /** The other tab's cookies may become visible here a little later than its word (F6). */
  async function whenVisible(): Promise<void> {
    for (let waited = 0; waited < VISIBLE_WITHIN_MS && !isIn(); waited += LOOK_EVERY_MS) await env.sleep(LOOK_EVERY_MS);
  }

  const noticeIfNeeded = () => {
    if (!epoch.isNoticed()) noticeOtherTab();
  };

  function keep(tokens: TokenSet, isNewSession: boolean): void {
    latest = tokens;
    jar.commit(tokens, { remember: remember(), isNewSession });
    renewal.startedLife(tokens.expiresIn);
  }

  function establish(tokens: TokenSet, shouldRemember: boolean): Promise<void> {
    rememberHere = shouldRemember;
    storage.set(REMEMBER_KEY, shouldRemember ? '1' : '0');
    const begun = epoch.begin();
    isLeaving = false;
    wasIn = true;
    keep(tokens, true);
    channel.post({ epoch: begun, isSignedIn: true });
    return goOn();
  }

  const renewal = createRenewal({
    env,
    jar,
    epoch,
    isLeaving: isShut,
    clearOnUnreachable: options.clearOnUnreachable === true,
    refused: expire,
    commit: (tokens) => keep(tokens, false),
    request: (refreshToken) =>
      requestTokens(
        env,
        endpoints.token,
        { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId },
        remember(),
      ),
    discard(tokens) {
      if (tokens.refreshToken === undefined) return;
      revokeToken(env, endpoints.revocation, clientId, tokens.refreshToken);
      // The late answer's own Set-Cookie may have brought the ended session back.
      if (jar.refresh() !== tokens.refreshToken) return;
      if (latest && !isLeaving) jar.commit(latest, { remember: remember(), isNewSession: true });
      else jar.clear();
    },
  });

  const oauth = {
    ...options,
    env,
    transactions: createOAuthTransactions(env),
    issuer,
    clientId,
    redirectUri: navigation.origin + sitePath(paths.oauthCallback()),
    endpoints,
  };

  channel.listen((message) => {
    const { success, output } = v.safeParse(TabMessage, message);
    if (success) noticeOtherTab(output);
  });
  env.onRestored(noticeIfNeeded);
  env.onOnline(() => renewal.retry());

  return {
    isSignedIn: () => held.isHeld() || (isIn() && !isLeaving),
    accessToken() {
      // Nobody's request may carry the token of whoever signed in after her.
      noticeIfNeeded();
      return isShut() ? undefined : jar.access();
    },
    settled: () => renewal.settled(),
    refresh(used) {
      noticeIfNeeded();
      return renewal.refresh(used);
    },
    refusedAfterRenewal: expire,
    belongTo: held.belongTo,
    isHeld: held.isHeld,
    goesOn: held.goesOn,
    giveUp() {
      if (!held.isHeld()) return;
      isLeaving = true;
      held.release(false);
      emit('expired');
      goToLogin();
    },
    async signIn(credentials) {
      await establish(await signInByPassword(env, { ...firstParty(), ...credentials }), credentials.remember);
    },
    async signInWithProvider(proof) {
      await establish(await signInByProvider(env, { ...firstParty(), ...proof }), proof.remember);
    },
    startOAuth: ({ returnTo, signUp = false, remember: shouldRemember = true, inWindow = false }) =>
      startOAuth(oauth, {
        returnTo: returnPath(returnTo, navigation.origin),
        signUp,
        remember: shouldRemember,
        inWindow,
      }),
    finishOAuth: (url) =>
      oncePerCode(url, async () => {
        navigation.hideQuery();
        const result = await finishOAuth(oauth, url);
        await establish(result.tokens, result.remember);
        return {
          returnTo: returnPath(result.returnTo, navigation.origin),
          ...(result.inWindow && { inWindow: true }),
        };
      }),
    async signOut() {
      const ended = { accessToken: jar.access(), refreshToken: jar.refresh(), deviceId: deviceId() };
      const target = endSessionUrl(options, loginUrl, jar.id());
      end('signed-out');
      await tellServer(env, options, ended);
      navigation.replace(target);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    deviceId,
    cookiesBlocked: () => jar.isBlocked(),
  };
}
