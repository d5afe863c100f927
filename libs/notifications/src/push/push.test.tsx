import { act, screen, waitFor } from '@testing-library/react';
import { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { someNotificationSettings } from '@portal/testing/notifications/notification-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';
import { PUSH_CONFIG, pushBrowser } from './push-browser.fixture.ts';

beforeAll(async () => {
  await Promise.all(notificationsSection.routes.map(({ preload }) => preload?.()));
  await Promise.all([import('../bell/notification-bell.tsx'), import('./web-push.ts')]);
}, 30_000);

let browser: ReturnType<typeof pushBrowser> | undefined;
afterEach(() => {
  browser?.remove();
  browser = undefined;
  localStorage.clear();
});

const SETTINGS = '/account/settings/notification';
const PAGE = '/notification?type=notification';

function open(path: string, { config = PUSH_CONFIG, refuses = false }: { config?: object; refuses?: boolean } = {}) {
  const tokens: string[] = [];
  const server = keepingServer([]);
  const section = renderSection(notificationsSection, {
    path,
    config,
    handlers: [
      refuses
        ? fakeProblem(contract.registerPushToken, 'UNEXPECTED')
        : fake(contract.registerPushToken, ({ body }) => {
            tokens.push(`+ ${body.token}`);
            return {};
          }),
      fake(contract.unregisterPushToken, ({ body }) => {
        tokens.push(`- ${body.token}`);
        return {};
      }),
      fake(notificationSettingsContract.getNotificationSettings, someNotificationSettings()),
      ...server.handlers,
    ],
  });
  return { ...section, tokens };
}
const token = (n: number) => `{"endpoint":"https://push.test/${n}","keys":{"p256dh":"p","auth":"a"}}`;
const allow = () => screen.findByRole('button', { name: '알림 켜기' });

describe('notifications of the browser, in the settings', () => {
  it('are explained first, and asked for only after a press', async () => {
    browser = pushBrowser();
    const { user, tokens } = open(SETTINGS);
    await allow();
    expect(screen.getByText(/수업 시작과 새 메시지를 놓치지 않게/)).toBeVisible();
    expect(browser.calls).toEqual([]);
    await user.click(await allow());
    expect(await screen.findByText('이 브라우저에서 알림을 받고 있어요.')).toBeVisible();
    expect(browser.calls).toEqual(['ask', 'register /kr/push-worker.js for /kr/', 'subscribe']);
    expect(tokens).toEqual([`+ ${token(1)}`]);
  });

  it('are turned off in the browser and at the server', async () => {
    browser = pushBrowser({ permission: 'granted', isSubscribed: true });
    const { user, tokens } = open(SETTINGS);
    await user.click(await screen.findByRole('button', { name: '알림 끄기' }));
    expect(await screen.findByText('이 브라우저에서는 알림을 받지 않아요.')).toBeVisible();
    expect(browser.calls).toContain('unsubscribe');
    await waitFor(() => expect(tokens).toContain(`- ${token(1)}`));
  });

  it.each([
    ['denied', '브라우저에서 알림이 막혀 있어요. 주소창의 자물쇠를 눌러 허용해 주세요.'],
    ['default', '알림을 켜지 않았어요. 언제든 여기에서 다시 켤 수 있어요.'],
  ] as const)('may be refused (%s)', async (answer, words) => {
    browser = pushBrowser({ answer });
    const { user, tokens } = open(SETTINGS);
    await user.click(await allow());
    expect(await screen.findByText(words)).toBeVisible();
    expect(tokens).toEqual([]);
    expect(browser.calls).toEqual(['ask']);
  });

  it('are not asked for again in a browser that blocks them', async () => {
    browser = pushBrowser({ permission: 'denied' });
    open(SETTINGS);
    expect(await screen.findByText(/브라우저에서 알림이 막혀 있어요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '알림 켜기' })).not.toBeInTheDocument();
  });

  it('are not left half on when the server does not take them', async () => {
    browser = pushBrowser();
    const { user } = open(SETTINGS, { refuses: true });
    await user.click(await allow());
    expect(await screen.findByText('브라우저 알림을 바꾸지 못했어요. 잠시 뒤 다시 해 주세요.')).toBeVisible();
    expect(browser.calls.at(-1)).toBe('unsubscribe');
    expect(await allow()).toBeEnabled();
  });

  it('say so when the browser cannot subscribe', async () => {
    browser = pushBrowser({ canSubscribe: false });
    const { user } = open(SETTINGS);
    await user.click(await allow());
    expect(await screen.findByText(/브라우저 알림을 바꾸지 못했어요/)).toBeVisible();
  });

  it('have a sentence for a browser without them', async () => {
    open(SETTINGS);
    expect(await screen.findByText(/이 브라우저는 알림을 지원하지 않아요/)).toBeVisible();
  });

  it('have a sentence for a server without them', async () => {
    browser = pushBrowser();
    open(SETTINGS, { config: {} });
    expect(await screen.findByText(/지금은 브라우저 알림을 쓸 수 없어요/)).toBeVisible();
  });
});

describe('the offer on the notification page', () => {
  const offer = () => screen.findByRole('region', { name: '브라우저 알림을 켤까요?' });
  const expectNoOffer = async () => {
    await screen.findByText('아직 알림이 없어요');
    expect(screen.queryByRole('region', { name: '브라우저 알림을 켤까요?' })).not.toBeInTheDocument();
  };

  it('is put off for thirty days', async () => {
    browser = pushBrowser();
    const { user } = open(PAGE);
    await offer();
    await user.click(screen.getByRole('button', { name: '나중에' }));
    expect(screen.queryByRole('region', { name: '브라우저 알림을 켤까요?' })).not.toBeInTheDocument();
    expect(browser.calls).toEqual([]);
    const at = Date.parse('2026-11-18T10:42:00+09:00');
    expect(localStorage.getItem('portal-push-later')).toBe(String(at));
  });

  it.each([
    ['is not made again within them', 29, false],
    ['is made again after them', 31, true],
  ])('%s', async (_what, days, isMade) => {
    browser = pushBrowser();
    const at = Date.parse('2026-11-18T10:42:00+09:00') - days * 86_400_000;
    localStorage.setItem('portal-push-later', String(at));
    open(PAGE);
    if (isMade) expect(await offer()).toBeVisible();
    else await expectNoOffer();
  });

  it('is taken on the spot, and then gone', async () => {
    browser = pushBrowser();
    const { user, tokens } = open(PAGE);
    await offer();
    await user.click(await allow());
    await waitFor(() => expect(tokens).toHaveLength(1));
    expect(await screen.findByText('이 브라우저의 알림을 켰어요')).toBeVisible();
    await expectNoOffer();
  });

  it('explains what a refusal means', async () => {
    browser = pushBrowser({ answer: 'denied' });
    const { user } = open(PAGE);
    await offer();
    await user.click(await allow());
    expect(await screen.findByText(/브라우저에서 알림이 막혀 있어요/)).toBeVisible();
  });

  it.each([
    ['turned them off', { permission: 'granted' }],
    ['has them', { permission: 'granted', isSubscribed: true }],
    ['refused long ago', { permission: 'denied' }],
  ] as const)('is not made to who %s', async (_who, options) => {
    browser = pushBrowser(options);
    open(PAGE);
    await expectNoOffer();
  });
});

describe('a browser that is subscribed', () => {
  it('belongs to whoever is signed in now', async () => {
    browser = pushBrowser({ permission: 'granted', isSubscribed: true });
    const { tokens } = open('/elsewhere');
    await waitFor(() => expect(tokens).toEqual([`+ ${token(1)}`]));
    expect(browser.calls).not.toContain('ask');
  });

  it('gets a new subscription when the server has another key', async () => {
    browser = pushBrowser({ permission: 'granted', isSubscribed: true, key: 'AAAA' });
    const { tokens } = open('/elsewhere');
    await waitFor(() => expect(tokens).toEqual([`+ ${token(2)}`]));
    expect(browser.calls.slice(-2)).toEqual(['unsubscribe', 'subscribe']);
  });

  it('is left alone where they were turned off', async () => {
    browser = pushBrowser({ permission: 'granted' });
    const { tokens } = open('/elsewhere');
    await screen.findByRole('button', { name: '알림' });
    expect([tokens, browser.calls]).toEqual([[], []]);
  });

  it('opens a notification in the page that is there, and trusts no address', async () => {
    browser = pushBrowser({ permission: 'granted' });
    const { currentPath } = open('/elsewhere');
    await screen.findByRole('button', { name: '알림' });
    const port = { postMessage: jest.fn() } as unknown as MessagePort;
    for (const data of [{ kind: 'notification.open', id: '../login' }, { kind: 'open', id: 'n1' }, 'n1', null]) {
      act(() => void browser?.say(data, [port]));
    }
    expect(currentPath()).toBe('/elsewhere');
    expect(port.postMessage).not.toHaveBeenCalled();
    act(() => void browser?.say({ kind: 'notification.open', id: null }, [port]));
    expect(currentPath()).toBe(PAGE);
    expect(port.postMessage).toHaveBeenCalledTimes(1);
  });
});

it('makes the address of the worker where Trusted Types are enforced, and no other', async () => {
  const made: string[] = [];
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL: () => string }) => ({
    createScriptURL: () => `trusted:${rules.createScriptURL()}`,
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  await jest.isolateModulesAsync(async () => {
    const { subscribe } = await import('./web-push.ts');
    browser = pushBrowser({ permission: 'granted' });
    await subscribe(PUSH_CONFIG.push.publicKey);
    await subscribe(PUSH_CONFIG.push.publicKey);
    made.push(...browser.calls.filter((call) => call.startsWith('register')));
  });
  Reflect.deleteProperty(window, 'trustedTypes');
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('push-worker');
  expect(new Set(made)).toEqual(new Set(['register trusted:/kr/push-worker.js for /kr/']));
});
