import { isInAppBrowser } from './in-app-browser.ts';
import { askProvider } from './social-script.ts';

type Id = NonNullable<NonNullable<NonNullable<typeof window.google>['accounts']>['id']>;
type Moment = Parameters<Parameters<Id['prompt']>[0]>[0];

const NOT_LOADED = '소셜 로그인에 문제가 생겼어요. 다시 로그인해 주세요.';
const NOT_FINISHED = '소셜 로그인을 마치지 않았어요. 다시 눌러 주세요.';

/** Google's script, which gives this credential, or says this of the prompt. */
function loadGoogle(play: { credential?: unknown; moment?: Partial<Moment> }) {
  let callback: Parameters<Id['initialize']>[0]['callback'] | undefined;
  const initialize = jest.fn<void, Parameters<Id['initialize']>>((options) => void (callback = options.callback));
  const moment = {
    isSkippedMoment: () => false,
    isDismissedMoment: () => false,
    getDismissedReason: () => 'credential_returned',
    ...play.moment,
  };
  const prompt: Id['prompt'] = (listener) => {
    if ('credential' in play) callback?.({ credential: play.credential });
    listener(moment);
  };
  window.google = { accounts: { id: { initialize, prompt } } };
  return initialize;
}

afterEach(() => {
  delete window.google;
  delete window.portalSocialSignIn;
});

describe('the script of the provider', () => {
  it('is started with the fixed client id and gives its ID token [LOG-7]', async () => {
    const initialize = loadGoogle({ credential: 'id-token', moment: { isDismissedMoment: () => true } });
    await expect(askProvider('google', 'client-1')).resolves.toEqual({ idToken: 'id-token' });
    expect(initialize).toHaveBeenCalledWith(expect.objectContaining({ client_id: 'client-1' }));
  });

  it.each<[string, Parameters<typeof loadGoogle>[0]]>([
    ['closes the window', { moment: { isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' } }],
    ['passes it over', { moment: { isSkippedMoment: () => true } }],
    ['is not shown it', { moment: { isNotDisplayed: () => true } }],
    ['gives nothing', { credential: '' }],
    ['gives something else', { credential: 7 }],
  ])('says so when the visitor %s [LOG-7]', async (_name, play) => {
    loadGoogle(play);
    await expect(askProvider('google', 'client-1')).rejects.toThrow(NOT_FINISHED);
  });

  it.each(['google', 'facebook', 'zalo'] as const)('may be missing: %s [LOG-7]', async (provider) => {
    await expect(askProvider(provider, 'client-1')).rejects.toThrow(NOT_LOADED);
  });

  it.each(['facebook', 'zalo'] as const)('of another kind is asked by the hook: %s [LOG-7]', async (provider) => {
    loadGoogle({ credential: 'not-this' });
    window.portalSocialSignIn = jest.fn(() => Promise.resolve({ accessToken: 'access' }));
    await expect(askProvider(provider, 'client-1')).resolves.toEqual({ accessToken: 'access' });
    expect(window.portalSocialSignIn).toHaveBeenCalledWith(provider);
  });

  it('hands on one token only, and none but a token [LOG-7]', async () => {
    window.portalSocialSignIn = () => Promise.resolve({ idToken: 'id', accessToken: 'access' });
    await expect(askProvider('zalo', 'client-1')).resolves.toEqual({ idToken: 'id' });
    window.portalSocialSignIn = () => Promise.resolve({});
    await expect(askProvider('zalo', 'client-1')).rejects.toThrow(NOT_FINISHED);
    window.portalSocialSignIn = () => Promise.reject(new Error('popup_closed'));
    await expect(askProvider('zalo', 'client-1')).rejects.toThrow(NOT_FINISHED);
  });
});

describe('the browser of a chat app', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const ANDROID = 'Mozilla/5.0 (Linux; Android 16; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko)';

  it.each([
    [true, `${IPHONE} Mobile/15E148 KAKAOTALK 25.9.0`],
    [true, `${ANDROID} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36;KAKAOTALK 2410610`],
    [true, `${ANDROID} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 Zalo android/25090610`],
    [true, `${IPHONE} Mobile/22G86 Zalo iOS/700`],
    [true, `${IPHONE} Mobile/22G86 [FBAN/FBIOS;FBAV/530.0.0]`],
    [true, `${IPHONE} Safari Line/15.14.0`],
    [true, `${IPHONE} Instagram 400.0.0.0`],
    [true, `${IPHONE} NAVER(inapp; search; 2000; 12.14.2)`],
    [false, `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
    [false, `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`],
    [false, `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    [false, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Whale/4.33 Safari/537.36'],
  ])('is told by its name: %s for %s [LOG-7]', (isInApp, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(isInApp);
  });
});
