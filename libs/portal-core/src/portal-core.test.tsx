import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { Menu } from '@portal/ui/menu';
import { UiProvider } from '@portal/ui/provider';
import { createAnalytics, noAnalytics } from './analytics.ts';
import { freezeClock, now, useNow } from './clock.ts';
import { PageFrameProvider, PageHeading } from './page-heading.tsx';
import { type PortalConfig, readPortalConfig } from './portal-config.ts';
import { RouterLink } from './router-link.tsx';
import { lazyPage } from './section.ts';

describe('analytics', () => {
  it('sends events with the opaque user id, or as anonymous [ANA-1]', () => {
    const layer: object[] = [];
    const analytics = createAnalytics(layer);
    analytics.track({ name: 'page_view', page: '/' });
    analytics.identify('user-1');
    analytics.track({ name: 'page_view', page: '/account/calendar' });
    analytics.identify(null);
    analytics.track({ name: 'login_opened' });
    expect(layer).toEqual([
      { event: 'page_view', page: '/', userId: 'anonymous' },
      { event: 'page_view', page: '/account/calendar', userId: 'user-1' },
      { event: 'login_opened', userId: 'anonymous' },
    ]);
  });

  it('lets no event pass for another person [ANA-1]', () => {
    const layer: object[] = [];
    createAnalytics(layer).track({ name: 'x', userId: 'forged', event: 'forged' });
    expect(layer).toEqual([{ event: 'x', userId: 'anonymous' }]);
  });

  it('does nothing where it is not configured [ANA-1]', () => {
    expect(() => {
      noAnalytics.identify('user-1');
      noAnalytics.track({ name: 'page_view' });
    }).not.toThrow();
  });
});

describe('the clock', () => {
  afterEach(() => {
    freezeClock(null);
    jest.useRealTimers();
  });

  it('can be stopped for a picture and runs again', () => {
    freezeClock('2026-11-18T10:42:00+09:00');
    expect(now().toISOString()).toBe('2026-11-18T01:42:00.000Z');
    freezeClock(null);
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1_000);
  });

  it('renews the moment at its pace', () => {
    jest.useFakeTimers({ now: new Date('2026-11-18T00:00:00Z') });
    const { result } = renderHook(() => useNow(60_000));
    act(() => jest.advanceTimersByTime(59_000));
    expect(result.current.toISOString()).toBe('2026-11-18T00:00:00.000Z');
    act(() => jest.advanceTimersByTime(1_000));
    expect(result.current.toISOString()).toBe('2026-11-18T00:01:00.000Z');
  });
});

describe('the configuration block', () => {
  const config: PortalConfig = {
    apiOrigin: '',
    issuer: 'https://id.example/oidc',
    clientId: 'teacher-portal',
    authMode: 'BOTH',
    tenant: DEFAULT_TENANT,
    demo: false,
  };
  const page = (text: string | null) => ({
    getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)),
  });

  it('gives brands, hotline and the rest of the tenant [SITE-3]', () => {
    expect(readPortalConfig(page(JSON.stringify(config)))).toEqual(config);
  });

  it('names what is wrong with the page when there is none', () => {
    expect(() => readPortalConfig(page(null))).toThrow('portal-config');
    expect(() => readPortalConfig(page(JSON.stringify({ ...config, authMode: 'MAGIC' })))).toThrow();
  });
});

describe('paths', () => {
  it('carries the page asked for to the login page, whole [RTE-12]', () => {
    const asked = '/account/calendar?view=week&date=2026-11-18';
    expect(new URL(paths.login(asked), 'https://x').searchParams.get('returnTo')).toBe(asked);
    expect(paths.login()).toBe('/login');
  });

  it('keeps ids inside their segment', () => {
    expect(paths.notification('a/b?c')).toBe('/notification/a%2Fb%3Fc');
    expect(paths.notifications()).toBe('/notification?type=notification');
  });
});

describe('a lazy page', () => {
  it('loads once, however often it is asked for', async () => {
    const load = jest.fn(async () => () => <p>내용</p>);
    const { page: Page, preload } = lazyPage(load);
    await preload();
    await preload();
    render(
      <Suspense>
        <Page />
      </Suspense>,
    );
    expect(await screen.findByText('내용')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a bad connection', async () => {
    const load = jest.fn(async () => () => <p>내용</p>);
    load.mockRejectedValueOnce(new Error('offline'));
    const { preload } = lazyPage(load);
    await expect(preload()).rejects.toThrow('offline');
    await expect(preload()).resolves.toBeDefined();
  });
});

describe('the heading of a page', () => {
  const Page = ({ title, to }: { title: string; to: string }) => (
    <>
      <PageHeading title={title} actions={<button>추가</button>} />
      <RouterLink href={to}>다음</RouterLink>
    </>
  );
  const show = () =>
    render(
      <UiProvider>
        <MemoryRouter initialEntries={['/a']}>
          <PageFrameProvider belowHeading={<p>메뉴 줄</p>}>
            <Routes>
              <Route path="/a" element={<Page title="첫 화면" to="/b" />} />
              <Route path="/b" element={<Page title="둘째 화면" to="/a" />} />
            </Routes>
          </PageFrameProvider>
        </MemoryRouter>
      </UiProvider>,
    );

  it('leaves the focus alone on entering, and takes it when the visitor moves, also back', async () => {
    show();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: '다음' }));
    expect(screen.getByRole('heading', { name: '둘째 화면' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: '다음' }));
    expect(screen.getByRole('heading', { name: '첫 화면' })).toHaveFocus();
  });

  it('stands below the way back of the frame, or below its own in place of that', () => {
    render(
      <UiProvider>
        <MemoryRouter>
          <PageFrameProvider aboveHeading={<a href="/list">목록</a>}>
            <PageHeading title="하나" />
            <PageHeading title="회차" back={<a href="/one">하나로</a>} />
          </PageFrameProvider>
        </MemoryRouter>
      </UiProvider>,
    );
    const [back, own] = screen.getAllByRole('link');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(back).toHaveTextContent('목록');
    expect(own).toHaveTextContent('하나로');
    const [first, second] = screen.getAllByRole('heading');
    expect(back!.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(own!.compareDocumentPosition(second!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leaves the focus where it is at a step within a page, and takes it from any other page', async () => {
    render(
      <UiProvider>
        <MemoryRouter initialEntries={['/list/1']}>
          <PageFrameProvider>
            <PageHeading title="목록" page="/list" />
            <RouterLink href="/list/2">둘째</RouterLink>
            <RouterLink href="/other">다른 화면</RouterLink>
          </PageFrameProvider>
        </MemoryRouter>
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: '둘째' }));
    expect(screen.getByRole('link', { name: '둘째' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: '다른 화면' }));
    await userEvent.click(screen.getByRole('link', { name: '둘째' }));
    expect(screen.getByRole('heading', { name: '목록' })).toHaveFocus();
  });

  it('leaves the focus to a dialog that lies over the page', async () => {
    const { container } = show();
    container.setAttribute('aria-hidden', 'true');
    const link = screen.getByRole('link', { name: '다음', hidden: true });
    await userEvent.click(link);
    expect(screen.getByRole('heading', { name: '둘째 화면', hidden: true })).not.toHaveFocus();
  });

  it('leaves the focus in a menu that was opened while the page was still on its way', async () => {
    const onLogOut = jest.fn();
    const arrival = Promise.withResolvers<{ default: () => React.ReactNode }>();
    const Late = lazy(() => arrival.promise);
    render(
      <UiProvider>
        <MemoryRouter initialEntries={['/a']}>
          <PageFrameProvider>
            <RouterLink href="/late">다음</RouterLink>
            <Menu
              trigger={<button>내 메뉴</button>}
              label="내 메뉴"
              items={[{ id: 'out', label: '로그아웃', onSelect: onLogOut }]}
            />
            <Suspense>
              <Routes>
                <Route path="/a" element={<p>첫 화면</p>} />
                <Route path="/late" element={<Late />} />
              </Routes>
            </Suspense>
          </PageFrameProvider>
        </MemoryRouter>
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: '다음' }));
    await userEvent.click(screen.getByRole('button', { name: '내 메뉴' }));
    const entry = await screen.findByRole('menuitem', { name: '로그아웃' });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await act(async () => arrival.resolve({ default: () => <PageHeading title="늦은 화면" /> }));
    expect(await screen.findByText('늦은 화면')).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.click(entry);
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });

  it('stands before its action and the links of its section', () => {
    show();
    expect(screen.getByRole('button', { name: '추가' })).toBeVisible();
    expect(screen.getByText('메뉴 줄')).toBeVisible();
  });
});
