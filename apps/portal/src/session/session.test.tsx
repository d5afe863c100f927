import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { OAuthCallbackError, type OAuthCallbackErrorKind } from '@portal/auth/oauth-callback-error';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { profileContract } from '@portal/domain/profile/profile.contract';
import { COOKIE_SECONDS } from '@portal/domain/tenant/limits';
import { createAnalytics } from '@portal/portal-core/analytics';
import { toastShown } from '@portal/portal-core/state/toast.slice';
import { fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aProfileContent, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { avatarButton, loginButton, pageHeading } from '../portal.screen.ts';
import { renderPortal } from '../testing/portal.fixture.ts';
import { keepLocale } from './locale-cookie.ts';

const profileFails = (code: 'UNEXPECTED' | 'MAINTENANCE') => fakeProblem(sessionContract.getProfile, code);

describe('the profile at the start', () => {
  it('is not asked for without a login cookie, and the waiting is over at once [SES-1] [ROL-2]', async () => {
    const asked = jest.fn(() => aProfile());
    const { store } = renderPortal({ path: '/faq', handlers: [fake(sessionContract.getProfile, asked)] });
    expect(await loginButton()).toBeVisible();
    expect(store.getState().site.loadingProfileFirst).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for once when the cookie is there; the waiting ends with the answer [SES-1]', async () => {
    let answer = (_: ReturnType<typeof aProfile>) => undefined as void;
    const asked = jest.fn(() => new Promise<ReturnType<typeof aProfile>>((resolve) => (answer = resolve)));
    const { store } = renderPortal({
      signedIn: true,
      path: '/faq',
      handlers: [fake(sessionContract.getProfile, asked)],
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(store.getState().site.loadingProfileFirst).toBe(true);
    answer(aProfile());
    expect(await avatarButton()).toBeVisible();
    expect(store.getState().site.loadingProfileFirst).toBe(false);
    expect(store.getState().profile.profile?.id).toBe('user-math');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('carries the common headers and asks in Korean [SES-6]', async () => {
    let headers = new Headers();
    const getProfile = fake(sessionContract.getProfile, (request) => {
      headers = request.headers;
      return aProfile();
    });
    renderPortal({ signedIn: true, path: '/faq', handlers: [getProfile] });
    await avatarButton();
    expect(Object.fromEntries(headers)).toMatchObject({
      authorization: expect.stringMatching(/^Bearer ./),
      'accept-language': 'ko',
      platform: 'WEB',
      'tenant-code': 'KR',
      'device-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('shows the message of the server when it fails [SES-7] [SES-8]', async () => {
    const { store } = renderPortal({ signedIn: true, path: '/faq', handlers: [profileFails('MAINTENANCE')] });
    expect(await screen.findAllByText('점검 중이에요. 잠시 뒤 다시 해 주세요')).not.toHaveLength(0);
    expect(store.getState().toast.type).toBe('error');
    expect(store.getState().site.loadingProfileFirst).toBe(false);
  });

  it('says it in Vietnamese when the server said nothing [SES-7] [SITE-2]', async () => {
    const silent = fake(sessionContract.getProfile, () => new Response('', { status: 502 }));
    renderPortal({ signedIn: true, path: '/faq', handlers: [silent] });
    const [text] = await screen.findAllByText('Đã có lỗi xảy ra');
    expect(text).toHaveAttribute('lang', 'vi');
  });

  it('is silent about notifications and the profile status [NTF-8]', async () => {
    const { store } = renderPortal({
      signedIn: true,
      path: '/faq',
      handlers: [
        fakeProblem(profileContract.checkProfileSubmission, 'UNEXPECTED'),
        fakeProblem(notificationsContract.countNotSeenNotifications, 'UNEXPECTED'),
      ],
    });
    await avatarButton();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(store.getState().toast.show).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the end of a session', () => {
  it('in another tab empties this one: no profile, no caches, no socket [SES-4] [CHT-3]', async () => {
    const { session, store, connection, here } = renderPortal({ signedIn: true, path: '/account/affiliate' });
    await avatarButton();
    expect(connection.connect).toHaveBeenCalled();
    act(() => session.tell('signed-out'));
    expect(await pageHeading('로그인')).toBeVisible();
    expect(here()).toMatch(/^\/login\?returnTo=/);
    expect(store.getState().profile.profile).toBeNull();
    expect(Object.keys(store.getState().api.queries)).toEqual([]);
    expect(connection.close).toHaveBeenCalled();
    expect(await loginButton()).toBeVisible();
  });

  it('by expiry leads to the login page and back to the same page [SES-3] [RTE-12]', async () => {
    const { session, here } = renderPortal({ signedIn: true, path: '/account/affiliate' });
    await avatarButton();
    act(() => session.tell('expired'));
    await waitFor(() => expect(here()).toBe('/login?returnTo=%2Faccount%2Faffiliate'));
    act(() => session.tell('signed-in'));
    await waitFor(() => expect(here()).toBe('/account/affiliate'));
  });

  it('by another account shows nothing of the first one', async () => {
    let person = aProfile();
    const getProfile = fake(sessionContract.getProfile, () => person);
    const { session } = renderPortal({ signedIn: true, path: '/faq', handlers: [getProfile] });
    await avatarButton('김수학');
    person = aProfile({ id: 'user-korean', name: '이국어' });
    act(() => session.tell('switched'));
    expect(await avatarButton('이국어')).toBeVisible();
    expect(screen.queryByRole('button', { name: '김수학 님 메뉴' })).not.toBeInTheDocument();
  });
});

describe('the welcome', () => {
  const notSubmitted = fake(profileContract.checkProfileSubmission, { isSubmitted: false });
  const welcome = () => screen.findByRole('dialog', { name: '선생님, 환영해요' });
  const { getTeacherProfile, previewTeacherProfile, listProfileSubmissions } = profileContract;
  beforeEach(() => sessionStorage.clear());
  const written = fake(getTeacherProfile, aTeacherProfile({ content: aProfileContent({ certificates: [] }) }));
  const profilePages = [getTeacherProfile, previewTeacherProfile, listProfileSubmissions].map(neverAnswers);

  it('opens for a teacher who never submitted her profile [WEL-1]', async () => {
    renderPortal({ signedIn: true, path: '/faq', handlers: [notSubmitted, written] });
    const steps = within(await welcome()).getAllByRole('listitem');
    await waitFor(() =>
      expect(steps.map(({ textContent }) => textContent)).toEqual([
        '짧은 소개와 소개 영상, 적었어요',
        '가르칠 과목과 수준, 적었어요',
        '경력과 자격증, 아직 적지 않았어요',
      ]),
    );
  });

  it('asks only when there is a profile [WEL-1]', async () => {
    const asked = jest.fn(() => ({ isSubmitted: false }));
    const handlers = [fake(profileContract.checkProfileSubmission, asked), neverAnswers(sessionContract.getProfile)];
    renderPortal({ signedIn: true, path: '/faq', handlers });
    await pageHeading('자주 묻는 질문');
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['', '/preview', '/history'])('stays away from the profile page%s [WEL-1]', async (below) => {
    const asked = jest.fn(() => ({ isSubmitted: false }));
    renderPortal({
      signedIn: true,
      path: `/account/teaching-profile/teacher-profile${below}`,
      handlers: [fake(profileContract.checkProfileSubmission, asked), ...profilePages],
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await avatarButton();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the company in a new tab, or to the profile; both close it [WEL-2]', async () => {
    const { user, here } = renderPortal({ signedIn: true, path: '/faq', handlers: [notSubmitted, ...profilePages] });
    const company = within(await welcome()).getByRole('link', { name: /회사 사이트 보기/ });
    expect(company).toHaveAttribute('target', '_blank');
    expect(company).toHaveAttribute('href', 'https://example.com/');
    await user.click(within(await welcome()).getByRole('link', { name: '프로필 완성하기' }));
    expect(here()).toBe('/account/teaching-profile/teacher-profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes by its icon and does not come back on the next page [WEL-2]', async () => {
    const { user, go } = renderPortal({ signedIn: true, path: '/faq', handlers: [notSubmitted, written] });
    // A page that takes the focus when its code arrives does not close it.
    await welcome();
    act(() => document.querySelector<HTMLElement>('h1')?.focus());
    await user.click(within(await welcome()).getByRole('button', { name: '환영 창 닫기' }));
    go('/guidelines');
    await pageHeading('선생님 가이드');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Nor when the page is loaded anew.
    cleanup();
    renderPortal({ signedIn: true, path: '/faq', handlers: [notSubmitted, written] });
    await avatarButton();
    await pageHeading('자주 묻는 질문');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the toast', () => {
  const cards = () => document.querySelectorAll('[data-toast]');

  it('shows title and message, red or green, and closes on Escape but not on a click beside it [TST-1] [TST-2]', async () => {
    const { store, user } = renderPortal({ path: '/faq' });
    await pageHeading('자주 묻는 질문');
    act(() => void store.dispatch(toastShown({ type: 'error', title: '오류', message: '다시 해 주세요.' })));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]).toHaveAttribute('data-toast', 'error');
    expect(cards()[0]).toHaveTextContent('다시 해 주세요.');
    await user.click(screen.getByRole('main'));
    expect(cards()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(cards()).toHaveLength(0);
  });

  it('goes by itself after two seconds, whatever the state says [TST-2]', async () => {
    const { store } = renderPortal({ path: '/faq', now: null });
    await pageHeading('자주 묻는 질문');
    act(() => void store.dispatch(toastShown({ type: 'success', title: '저장했어요' })));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(store.getState().toast.duration).toBe(3_000);
    await waitFor(() => expect(cards()).toHaveLength(0), { timeout: 2_600 });
  });
});

describe('the way back from the identity provider', () => {
  it('says that it is checking, then goes to the page asked for [OAU-3]', async () => {
    let finish = (_: { returnTo: string }) => undefined as void;
    const finishOAuth = jest.fn(() => new Promise<{ returnTo: string }>((resolve) => (finish = resolve)));
    const { here } = renderPortal({ path: '/oauth2/callback', session: { finishOAuth } });
    expect(await pageHeading('로그인을 확인하는 중이에요')).toBeVisible();
    expect(finishOAuth).toHaveBeenCalledWith(expect.any(URL));
    finish({ returnTo: '/guidelines' });
    expect(await pageHeading('선생님 가이드')).toBeVisible();
    expect(here()).toBe('/guidelines');
  });

  it.each<[OAuthCallbackErrorKind, string]>([
    ['INVALID_STATE', '로그인 요청이 오래됐거나 바뀌었어요. 다시 로그인해 주세요.'],
    ['VERIFIER_NOT_FOUND', '로그인 확인 정보를 찾지 못했어요. 같은 브라우저에서 다시 로그인해 주세요.'],
    ['MISSING_PARAMETERS', '로그인 정보가 빠져 있어요. 다시 로그인해 주세요.'],
    ['PROVIDER_ERROR', '소셜 로그인에 문제가 생겼어요. 다시 로그인해 주세요.'],
  ])('has words of its own for %s [OAU-3]', async (kind, words) => {
    const finishOAuth = () => Promise.reject(new OAuthCallbackError(kind));
    const { user, here } = renderPortal({ path: '/oauth2/callback', session: { finishOAuth } });
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '로그인으로 돌아가기' }));
    expect(here()).toBe('/login');
  });

  it('stays in its small window, says that it may be closed and closes it where it can [W9] [OAU-3]', async () => {
    const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
    const finishOAuth = () => Promise.resolve({ returnTo: '/account/calendar', inWindow: true });
    const { here } = renderPortal({ signedIn: true, path: '/oauth2/callback', session: { finishOAuth } });
    await pageHeading('로그인했어요');
    expect(close).toHaveBeenCalled();
    expect(here()).toBe('/oauth2/callback');
    close.mockRestore();
  });

  it('never follows a foreign page [OAU-3] [R23]', async () => {
    const finishOAuth = () => Promise.resolve({ returnTo: 'https://evil.example/' });
    const { here } = renderPortal({ signedIn: true, path: '/oauth2/callback', session: { finishOAuth } });
    await waitFor(() => expect(here()).toBe('/lich-day'));
  });
});

describe('events and cookies', () => {
  it('tells each page with the opaque id of the visitor, never its address [ANA-1]', async () => {
    const layer: Record<string, unknown>[] = [];
    const analytics = createAnalytics(layer as object[]);
    const handlers = [neverAnswers(classesContract.getClass)];
    const { go, store } = renderPortal({ signedIn: true, path: '/faq', analytics, handlers });
    await waitFor(() => expect(store.getState().profile.profile).not.toBeNull());
    go('/account/my-courses/secret-class/overview');
    await pageHeading('수업 정보');
    expect(layer).toEqual([
      { event: 'page_view', page: '/faq', userId: 'anonymous' },
      { event: 'page_view', page: '/account/my-courses/:classId/overview', userId: 'user-math' },
    ]);
  });

  it('keeps the locale for a year, in Korean or not, and starts with en-US [SITE-1] [SES-5]', () => {
    const set = jest.fn();
    expect(keepLocale({ isSecure: false, get: () => undefined, set })).toBe('en-US');
    expect(set).toHaveBeenCalledWith('locale', 'en-US', { maxAge: COOKIE_SECONDS.locale, sameSite: 'Lax' });
    expect(COOKIE_SECONDS.locale).toBe(365 * 24 * 60 * 60);
    expect(keepLocale({ isSecure: true, get: () => 'ko-KR', set })).toBe('ko-KR');
    expect(set).toHaveBeenLastCalledWith('__Host-locale', 'ko-KR', expect.anything());
    expect(keepLocale({ isSecure: false, get: () => '<script>', set })).toBe('en-US');
  });

  it('takes a refused page for what it is: another try helps [SES-8]', async () => {
    const answers = [problemResponse('UNEXPECTED')];
    const getProfile = fake(sessionContract.getProfile, () => answers.pop() ?? aProfile());
    const { store } = renderPortal({ signedIn: true, path: '/faq', handlers: [getProfile] });
    await waitFor(() => expect(store.getState().toast.title).toBe('서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요'));
  });
});

describe('a browser that keeps no cookies', () => {
  it('is told after the sign-in that it lasts in this tab only (R60) [SES-5]', async () => {
    let areBlocked = false;
    const session = { cookiesBlocked: () => areBlocked };
    const { session: fake } = renderPortal({ path: '/faq', session });
    expect(await loginButton()).toBeVisible();
    expect(screen.queryByText('브라우저가 쿠키를 막고 있어요')).not.toBeInTheDocument();
    areBlocked = true;
    act(() => fake.tell('signed-in'));
    const notice = await screen.findByText('브라우저가 쿠키를 막고 있어요');
    expect(notice).toBeVisible();
    expect(notice.closest('[role=status]')).toHaveTextContent('로그인이 이 탭에서만 유지돼요');
  });

  it('says nothing to the others (R60) [SES-5]', async () => {
    renderPortal({ signedIn: true, path: '/faq' });
    await avatarButton();
    expect(screen.queryByText(/쿠키/)).not.toBeInTheDocument();
  });
});
