import { act, screen, waitFor, within } from '@testing-library/react';
import { matchPath } from 'react-router';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import { menuToggled } from '@portal/portal-core/state/site.slice';
import { fake, neverAnswers } from '@portal/testing/contract-fakes';
import { someNotificationSettings } from '@portal/testing/notifications/notification-builders';
import { plannedSections } from './planned/planned-sections.ts';
import { pageHeading, sideMenu } from './portal.screen.ts';
import { sections } from './registry.ts';
import { renderPortal } from './testing/portal.fixture.ts';

const routes = sections.flatMap((section) => section.routes);
const knows = (path: string) => routes.some((route) => matchPath(route.path, path));
const linksOf = (id: string) => sections.find((section) => section.id === id)?.nav?.links?.map(({ path }) => path);
const plan = (part: string) =>
  ['', '/in-progress', '/upcoming', '/completed'].map((end) => `/account/teaching-plan/${part}${end}`);

describe('the routes', () => {
  it('has home, login and callback [RTE-1]', () => {
    expect(['/', '/login', '/oauth2/callback'].filter((path) => !knows(path))).toEqual([]);
  });

  it('has the notification pages and the teaching schedule [RTE-2] [RTE-4]', () => {
    expect(
      ['/notification', '/notification/n1', '/lich-day', '/account/calendar'].filter((path) => !knows(path)),
    ).toEqual([]);
  });

  it.each([
    [
      'settings',
      'RTE-5',
      [
        '/account/settings/profile',
        '/account/settings/password',
        '/account/settings/payment-info',
        '/account/settings/notification',
      ],
    ],
    ['support', 'RTE-6', ['/account/supports']],
    ['affiliate', 'RTE-6', ['/account/affiliate']],
    [
      'wallet',
      'RTE-7',
      [
        '/account/income/all',
        '/account/income/transaction-history',
        '/account/income/withdrawal-history',
        '/account/income/statements',
      ],
    ],
    [
      'points',
      'RTE-8',
      ['all', 'accumulated-points', 'used-points', 'receive-points', 'my-gift'].map(
        (end) => `/account/exchange-points/${end}`,
      ),
    ],
    [
      'classes',
      'RTE-9',
      [
        ...['all', 'upcoming', 'in-progress', 'processing', 'completed', 'cancelled'].map(
          (end) => `/account/my-courses/${end}`,
        ),
        '/account/assignments',
        '/account/lectures',
        '/account/reviews',
      ],
    ],
    [
      'teaching-plan',
      'RTE-10',
      ['/account/teaching-plan/schedule', '/account/teaching-plan/todo', '/account/teaching-plan/document'],
    ],
    ['profile', 'RTE-11', ['/account/teaching-profile/teacher-profile', '/account/teaching-profile/my-courses/all']],
  ])('the menu of %s has exactly its links, and each is a page [%s]', (id, _number, expected) => {
    expect(linksOf(id)).toEqual(expected);
    expect(expected.filter((path) => !knows(path))).toEqual([]);
  });

  it('shows each part of the teaching plan by status too [RTE-10]', () => {
    expect([...plan('schedule'), ...plan('todo'), ...plan('document')].filter((path) => !knows(path))).toEqual([]);
  });

  it('has a page for every screen that the source names without a route [RTE-13]', () => {
    const named = [
      '/register',
      '/forgot-password',
      '/register/otp',
      '/forgot-password/new',
      '/account/my-courses/c1/overview',
      '/account/assignments',
      '/account/lectures',
      '/account/teaching-profile/my-courses/c1',
      '/account/teaching-profile/my-courses/c1/approval-history',
      '/account/reviews',
      '/account/wallet',
      '/account/settings/delete-account',
      '/account/statistics',
      '/account/community',
      '/guidelines',
      '/account/chat',
      '/faq',
    ];
    expect(named.filter((path) => !knows(path))).toEqual([]);
  });

  it('puts every account page behind the sign-in and gives no two pages one title', () => {
    expect(routes.filter(({ path, access }) => path.startsWith('/account') && access !== 'account')).toEqual([]);
    const titles = routes.map(({ title }) => title);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });

  it('lets no planned section stand beside a built one', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(plannedSections.map(({ id }) => id)).not.toContain('schedule');
  });
});

describe('a page whose section comes later', () => {
  it('shows the real menu and says that the screen is being prepared [RTE-5]', async () => {
    renderPortal({ signedIn: true, path: '/account/settings/password' });
    expect(await pageHeading('비밀번호')).toBeVisible();
    expect(screen.getByText('준비 중이에요')).toBeVisible();
    expect(document.title).toBe('비밀번호 · 설정 | 선생님 포털');
  });

  it('marks exactly one entry of the menu as the current one [RTE-8]', async () => {
    renderPortal({ signedIn: true, path: '/account/exchange-points/used-points' });
    const current = (await sideMenu()).querySelectorAll('[aria-current]');
    expect([...current].map((entry) => entry.textContent)).toEqual(['사용 내역']);
  });

  it('keeps a page of another section in its menu, at the left and below the heading [RTE-5]', async () => {
    const settings = fake(notificationSettingsContract.getNotificationSettings, someNotificationSettings());
    renderPortal({ signedIn: true, path: '/account/settings/notification', handlers: [settings] });
    expect(await pageHeading('알림 설정')).toBeVisible();
    const menus = await screen.findAllByRole('navigation', { name: '설정 메뉴', hidden: true });
    const current = menus.map((menu) => menu.querySelector('[aria-current]')?.textContent);
    expect(current).toContain('알림 설정');
    expect((await sideMenu()).querySelector('[aria-current]')).toHaveTextContent('알림 설정');
  });

  it('keeps the course catalogue and the class desk apart in the menu [RTE-9] [RTE-11]', async () => {
    renderPortal({ signedIn: true, path: '/account/teaching-profile/my-courses/all' });
    const menu = await sideMenu();
    expect(menu.querySelector('[aria-current]')).toHaveTextContent('내 강좌');
    expect(within(menu).queryByText('진행 중')).not.toBeInTheDocument();
  });
});

describe('an unknown address', () => {
  it('shows the overlay over an inert page, and the state follows it [RTE-3] [STA-1]', async () => {
    const { store, user, here } = renderPortal({ path: '/no/such/page' });
    const heading = await pageHeading('Page not found');
    expect(heading).toHaveAttribute('lang', 'en');
    expect(document.title).toBe('Page not found | 선생님 포털');
    expect(store.getState().site.isNotFound).toBe(true);
    expect(screen.getByRole('banner', { hidden: true }).closest('[inert]')).not.toBeNull();
    // Whoever jumps to the main part of a document finds one.
    expect(document.querySelectorAll('main:not([hidden])')).toHaveLength(1);
    expect(screen.getByRole('main')).toContainElement(heading);

    const home = screen.getByRole('link', { name: '홈으로 돌아가기' });
    expect(home).toHaveFocus();
    await user.click(home);
    expect(here()).toBe('/');
    expect(screen.queryByRole('heading', { name: 'Page not found' })).not.toBeInTheDocument();
    expect(store.getState().site.isNotFound).toBe(false);
    expect(document.querySelector('[inert]')).toBeNull();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});

describe('moving between pages', () => {
  it('names the window, and puts the focus on the heading of the new page', async () => {
    const { go } = renderPortal({ path: '/faq' });
    await pageHeading('자주 묻는 질문');
    expect(document.title).toBe('자주 묻는 질문 | 선생님 포털');
    go('/guidelines');
    await waitFor(async () => expect(await pageHeading('선생님 가이드')).toHaveFocus());
    expect(document.title).toBe('선생님 가이드 | 선생님 포털');
  });

  it('starts with a link that skips to the content', async () => {
    const { user } = renderPortal({ path: '/faq' });
    await user.tab();
    expect(screen.getByRole('link', { name: '본문으로 건너뛰기' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('starts a new page at its top and finds an old one where it was left', async () => {
    const { go } = renderPortal({ path: '/faq' });
    await pageHeading('자주 묻는 질문');
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    go('/guidelines');
    await pageHeading('선생님 가이드');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    go(-1);
    await pageHeading('자주 묻는 질문');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('fetches the code of a page when its link is pointed at', async () => {
    const preload = jest.fn(() => Promise.resolve());
    const faq = sections.find(({ id }) => id === 'support')!;
    const watched = {
      ...faq,
      routes: faq.routes.map((route) => (route.path === '/account/supports' ? { ...route, preload } : route)),
    };
    const { user } = renderPortal({
      path: '/faq',
      sections: [...sections.filter(({ id }) => id !== 'support'), watched],
    });
    await user.hover(await screen.findByRole('link', { name: '고객 지원' }));
    expect(preload).toHaveBeenCalled();
  });
});

describe('the drawer', () => {
  const open = async (options: Parameters<typeof renderPortal>[0]) => {
    const portal = renderPortal(options);
    await screen.findByRole('heading', { level: 1 });
    if (options?.signedIn) await waitFor(() => expect(portal.store.getState().profile.profile).not.toBeNull());
    act(() => void portal.store.dispatch(menuToggled(true)));
    const drawer = within(await screen.findByRole('dialog', { name: '모바일 메뉴' }));
    return { ...portal, drawer, names: () => drawer.getAllByRole('listitem').map((item) => item.textContent) };
  };

  it('lists home and the sections for a teacher [DRW-1]', async () => {
    const { names, drawer } = await open({ signedIn: true, path: '/account/affiliate' });
    const planned = [
      'Trang chủ',
      '일정',
      '내 수업',
      '수업 계획',
      '수업 프로필',
      '채팅',
      '커뮤니티',
      '수입',
      '리워드 포인트',
      '통계',
      '선생님 초대',
      '설정',
      '도움말',
      '선생님 가이드',
    ];
    const others = names().filter((name) => !planned.includes(name!));
    expect(names().filter((name) => !others.includes(name))).toEqual(planned);
    // Any other is a section that a team began since.
    expect(sections.map(({ nav }) => nav?.label)).toEqual(expect.arrayContaining(others));
    expect(drawer.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('lang', 'vi');
    expect(drawer.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('href', '/');
  });

  it('lists less while no profile is loaded [DRW-1] [ROL-2]', async () => {
    const { drawer, names } = await open({ path: '/faq' });
    expect(names()).toEqual(['Trang chủ', '선생님으로 등록하기', '선생님 가이드', '자주 묻는 질문', '로그인']);
    const register = drawer.getByRole('link', { name: '선생님으로 등록하기' });
    expect(register).toHaveAttribute('href', '/?popup=register-teacher');
  });

  it('highlights the entry whose address the path contains, and never home [DRW-2]', async () => {
    const handlers = [neverAnswers(classesContract.listClasses)];
    const { drawer } = await open({ signedIn: true, path: '/account/my-courses/in-progress', handlers });
    const current = drawer.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['내 수업']);
  });

  it('ends with the configured hotline and closes by its icon; the state follows [DRW-3] [STA-1]', async () => {
    const { user, drawer, store } = await open({ path: '/faq' });
    expect(drawer.getByRole('link', { name: '고객센터 1900-0000' })).toHaveAttribute('href', 'tel:19000000');
    expect(store.getState().site.isMenuOpen).toBe(true);
    await user.click(drawer.getByRole('button', { name: '메뉴 닫기' }));
    expect(store.getState().site.isMenuOpen).toBe(false);
  });

  it('closes when a page is chosen [DRW-1]', async () => {
    const { user, drawer, store, here } = await open({ path: '/faq' });
    await user.click(drawer.getByRole('link', { name: '선생님 가이드' }));
    expect(here()).toBe('/guidelines');
    expect(store.getState().site.isMenuOpen).toBe(false);
  });
});
