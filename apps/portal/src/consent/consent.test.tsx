import { act, screen, waitFor, within } from '@testing-library/react';
import { avatarButton, loginButton } from '../portal.screen.ts';
import { renderPortal } from '../testing/portal.fixture.ts';
import { fakeConsent } from './consent.fixture.ts';
import { createConsent } from './consent.ts';
import { consentedAnalytics } from './consented-analytics.ts';
import { startAnalytics } from './start-analytics.ts';
import { forgetTags, isTagAddress, loadTagManager } from './tag-manager.ts';

const KEY = 'portal-visit-statistics';
const tagScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);

afterEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  for (const script of document.querySelectorAll('script[src]')) script.remove();
});

function portal(signedIn: boolean) {
  const consent = fakeConsent();
  const layer: object[] = [];
  const tags = { load: jest.fn(() => layer), end: jest.fn() };
  const analytics = consentedAnalytics(consent, tags);
  return { ...renderPortal({ path: '/faq', signedIn, consent, analytics }), consent, layer, tags };
}

const notice = () => screen.findByRole('region', { name: '방문 통계' });

describe('the consent to visit statistics', () => {
  it('is asked for in the page, by two buttons that look alike; nothing is loaded before the answer [ANA-1] (D6)', async () => {
    const { tags, layer, go } = portal(false);
    const buttons = within(await notice()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['거절하기', '허용하기']);
    expect(buttons[0]?.className).toBe(buttons[1]?.className);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    go('/guidelines');
    await loginButton();
    expect([tags.load.mock.calls.length, layer]).toEqual([0, []]);
  });

  it('once given counts this page and those that follow, with her opaque id [ANA-1]', async () => {
    const { user, layer, tags, go } = portal(true);
    await avatarButton();
    await user.click(within(await notice()).getByRole('button', { name: '허용하기' }));
    expect(screen.queryByRole('region', { name: '방문 통계' })).not.toBeInTheDocument();
    go('/login');
    await waitFor(() => expect(layer.length).toBeGreaterThan(1));
    expect(layer[0]).toEqual({ event: 'page_view', page: '/faq', userId: 'user-math' });
    expect(tags.load).toHaveBeenCalledTimes(1);
  });

  it('once refused loads nothing, and can be given later in her menu', async () => {
    const { user, consent, tags, layer } = portal(true);
    await user.click(within(await notice()).getByRole('button', { name: '거절하기' }));
    expect([tags.load.mock.calls.length, layer]).toEqual([0, []]);
    await user.click(await avatarButton());
    await user.click(await screen.findByRole('menuitem', { name: '방문 통계' }));
    const dialog = within(await screen.findByRole('dialog', { name: '방문 통계' }));
    expect(dialog.getByText(/에 거절했어요\.$/)).toBeVisible();
    expect(dialog.getByText(/고른 것과 고른 때만 이 브라우저에 남아요/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '허용하기' }));
    expect(consent.choice()?.isAllowed).toBe(true);
    expect(layer).toEqual([{ event: 'page_view', page: '/faq', userId: 'user-math' }]);
  });

  it('is withdrawn at the foot of a public page, which ends the tag manager at once', async () => {
    const { user, tags, layer, go } = portal(false);
    await user.click(within(await notice()).getByRole('button', { name: '허용하기' }));
    await user.click(screen.getByRole('button', { name: '방문 통계' }));
    const dialog = within(await screen.findByRole('dialog', { name: '방문 통계' }));
    await user.click(dialog.getByRole('button', { name: '거절하기' }));
    expect(tags.end).toHaveBeenCalledTimes(1);
    const counted = layer.length;
    go('/guidelines');
    await loginButton();
    expect(layer).toHaveLength(counted);
  });

  it('is not asked for where no tag manager is configured (D6)', async () => {
    expect(startAnalytics({}).consent).toBeNull();
    renderPortal({ path: '/faq' });
    await loginButton();
    expect(screen.queryByRole('region', { name: '방문 통계' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '방문 통계' })).not.toBeInTheDocument();
  });
});

describe('her choice', () => {
  it('is kept with its time and nothing else, and is read again at the next visit', () => {
    createConsent().choose(true);
    expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object)).toEqual(['isAllowed', 'at']);
    expect(createConsent().choice()?.isAllowed).toBe(true);
  });

  it.each(['', '{', '{"isAllowed":"yes"}', 'true'])('that reads %j is none', (text) => {
    localStorage.setItem(KEY, text);
    expect(createConsent().choice()).toBeNull();
  });

  it('in another tab is taken over here', () => {
    const consent = createConsent();
    const heard = jest.fn();
    consent.subscribe(heard);
    const newValue = JSON.stringify({ isAllowed: false, at: '2026-11-25T00:00:00.000Z' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
    expect([consent.choice()?.isAllowed, heard.mock.calls.length]).toEqual([false, 1]);
  });
});

describe('the tag manager', () => {
  it('is loaded from its one address, with its start in the queue [ANA-1]', () => {
    const layer = loadTagManager('GTM-ABC') as object[];
    expect(tagScripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC']);
    expect(layer).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) as number }]);
    expect(window.dataLayer).toBe(layer);
  });

  it.each([
    ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC', true],
    ['https://www.googletagmanager.com/gtag/js?id=G-1&l=dataLayer', true],
    ['https://www.googletagmanager.com/gtm.js?id=GTM-EVIL', false],
    ['https://www.googletagmanager.com/other.js', false],
    ['https://www.googletagmanager.com.evil.example/gtm.js?id=GTM-ABC', false],
    ['http://www.googletagmanager.com/gtm.js?id=GTM-ABC', false],
    ['/gtm.js?id=GTM-ABC', false],
    ['data:text/javascript,alert(1)', false],
    ['https://[', false],
  ])('may run %s: %s', (address, isAllowed) => expect(isTagAddress(address, 'GTM-ABC')).toBe(isAllowed));

  it('leaves no cookie of its own behind, and touches no other', () => {
    document.cookie = '_ga=1; path=/';
    document.cookie = '_ga_ABC=1; path=/';
    document.cookie = 'locale=ko-KR; path=/';
    forgetTags();
    expect(document.cookie).toBe('locale=ko-KR');
  });
});
