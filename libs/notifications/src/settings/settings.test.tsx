import { screen, waitFor, within } from '@testing-library/react';
import type { NotificationSettings } from '@portal/domain/notifications/notification-settings';
import { notificationSettingsContract as contract } from '@portal/domain/notifications/notification-settings.contract';
import { type Fake, fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { someNotificationSettings } from '@portal/testing/notifications/notification-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { answered, narrowWindow } from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';

// The bell has tests of its own.
const settingsOnly = { ...notificationsSection, slots: {} };

beforeAll(() => Promise.all(notificationsSection.routes.map(({ preload }) => preload?.())), 30_000);

beforeEach(() => narrowWindow(false));

type Patch = Partial<Pick<NotificationSettings, 'items' | 'quietFrom' | 'quietTo' | 'digest'>>;

function open(over: Partial<NotificationSettings> = {}, ...others: Fake[]) {
  return openIn({}, over, ...others);
}

function openIn(config: { sendsMail?: boolean }, over: Partial<NotificationSettings> = {}, ...others: Fake[]) {
  let settings = someNotificationSettings(over);
  const patches: Patch[] = [];
  const section = renderSection(settingsOnly, {
    path: '/account/settings/notification',
    config,
    handlers: [
      ...others,
      fake(contract.getNotificationSettings, () => settings),
      fake(contract.updateNotificationSettings, ({ body }) => {
        patches.push(body as Patch);
        const items = settings.items.map(
          (item) => body.items?.find((one) => one.category === item.category && one.channel === item.channel) ?? item,
        );
        settings = { ...settings, ...body, items } as NotificationSettings;
        return settings;
      }),
      fake(contract.sendTestNotification, {}),
    ],
  });
  return { ...section, patches };
}
const cell = (category: string, channel: string) => screen.findByRole('switch', { name: `${category}: ${channel}` });

describe('the notification settings [NTF-9] [RTE-5]', () => {
  it('are a table of categories and channels, with what holds until the teacher chooses', async () => {
    open();
    const table = await screen.findByRole('table', { name: '알림 종류마다 받는 방법' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['알림 종류', '앱 안', '브라우저', '이메일']);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
    expect(within(table).getAllByRole('switch')).toHaveLength(21);
    expect(await cell('거래', '브라우저')).toBeChecked();
    expect(await cell('광고·이벤트', '이메일')).not.toBeChecked();
  });

  it('promise no mail where the installation sends none, and try none', async () => {
    const { user } = openIn({ sendsMail: false });
    expect(await screen.findByText(/지금은 이메일을 보내지 않아요/)).toBeVisible();
    expect(screen.queryByText(/주소로 보내요/)).not.toBeInTheDocument();
    expect(screen.queryByText('하루 한 번 모아 받기')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '이메일 시험 알림 보내기' }));
    expect(screen.queryByText(/메일함을 확인/)).not.toBeInTheDocument();
    expect(screen.getAllByText(/지금은 이메일을 보내지 않아요/).length).toBeGreaterThan(1);
  });

  it('save each switch at once, and only that', async () => {
    const { user, patches } = open();
    const push = await cell('거래', '브라우저');
    await user.click(push);
    expect(push).not.toBeChecked();
    await waitFor(() => expect(patches).toEqual([{ items: [{ category: 'TRANS', channel: 'PUSH', on: false }] }]));
    expect(push).not.toBeChecked();
  });

  it('put a switch back, with a word, when the server refuses', async () => {
    const { user } = open({}, fakeProblem(contract.updateNotificationSettings, 'UNEXPECTED'));
    const push = await cell('거래', '브라우저');
    await user.click(push);
    expect(await screen.findByText('저장하지 못해 이전 설정으로 되돌렸어요.')).toBeVisible();
    expect(push).toBeChecked();
  });

  it('keep two switches that move at the same time', async () => {
    let finish = () => undefined as void;
    const first = new Promise<void>((resolve) => (finish = resolve));
    const start = someNotificationSettings();
    const slow = fake(contract.updateNotificationSettings, async ({ body }) => {
      // The answer to the first knows nothing of the second.
      if (body.items?.[0]?.channel === 'PUSH') await first;
      return {
        ...start,
        items: start.items.map(
          (item) => body.items?.find((one) => one.category === item.category && one.channel === item.channel) ?? item,
        ),
      };
    });
    const { user, store } = open({}, slow);
    await user.click(await cell('거래', '브라우저'));
    await user.click(await cell('거래', '이메일'));
    finish();
    await answered({ store });
    expect(await cell('거래', '브라우저')).not.toBeChecked();
    expect(await cell('거래', '이메일')).not.toBeChecked();
  });

  it('never turn warnings off in the app, and say why', async () => {
    open();
    const warn = await cell('주의', '앱 안');
    expect(warn).toBeDisabled();
    expect(warn).toBeChecked();
    expect(warn).toHaveAccessibleDescription(/앱 안에서는 끌 수 없어요/);
  });

  it('say where e-mails go, and gather them when asked to', async () => {
    const { user, patches } = open();
    expect(await screen.findByText('이메일은 math@example.com 주소로 보내요.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '하루 한 번 모아 받기' }));
    await waitFor(() => expect(patches).toEqual([{ digest: 'DAILY' }]));
    expect(screen.getByRole('radio', { name: '하루 한 번 모아 받기' })).toBeChecked();
  });

  it('say why there are no e-mails', async () => {
    open({ email: null });
    const email = await cell('거래', '이메일');
    expect(email).toBeDisabled();
    expect(email).not.toBeChecked();
    expect(email).toHaveAccessibleDescription(/등록된 이메일이 없어요/);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('keep quiet over midnight, in words', async () => {
    const { user, patches } = open();
    await user.click(await screen.findByRole('switch', { name: '방해 금지 시간 쓰기' }));
    await waitFor(() => expect(patches).toEqual([{ quietFrom: '22:00', quietTo: '07:00' }]));
    expect(await screen.findByText('밤 사이: 22:00부터 다음 날 07:00까지예요.')).toBeVisible();
    const from = screen.getByRole('textbox', { name: '시작 시각' });
    await user.clear(from);
    await user.type(from, '0100');
    await waitFor(() => expect(patches.at(-1)).toEqual({ quietFrom: '01:00', quietTo: '07:00' }));
    expect(screen.getByText('매일 01:00부터 07:00까지예요.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: '방해 금지 시간 쓰기' }));
    await waitFor(() => expect(patches.at(-1)).toEqual({ quietFrom: null, quietTo: null }));
  });

  it('refuse quiet hours without length, and keep what is saved', async () => {
    const { user, patches } = open({ quietFrom: '22:00', quietTo: '07:00' });
    const to = await screen.findByRole('textbox', { name: '종료 시각' });
    await user.clear(to);
    await user.type(to, '2200');
    expect(await screen.findByText('시작과 종료 시각을 다르게 정해 주세요.')).toBeVisible();
    await user.tab();
    expect(patches).toEqual([]);
  });

  it('try a channel, and explain the one that cannot come', async () => {
    const { user } = open({ email: null });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('앱 안 시험 알림 보내기');
    expect(await screen.findByText('보냈어요. 종 모양 알림을 확인해 주세요.')).toBeVisible();
    await press('브라우저 시험 알림 보내기');
    expect(await screen.findByText('먼저 이 브라우저에서 알림을 켜 주세요.')).toBeVisible();
    await press('이메일 시험 알림 보내기');
    expect(screen.getAllByText(/등록된 이메일이 없어요/).length).toBeGreaterThan(1);
  });

  it('say when another try makes sense', async () => {
    const refusal = fakeProblem(contract.sendTestNotification, 'TOO_MANY', { values: { s: 40 }, retryAfter: 40 });
    const { user } = open({}, refusal);
    await user.click(await screen.findByRole('button', { name: '앱 안 시험 알림 보내기' }));
    expect(await screen.findByText(/시험 알림을 보내지 못했어요. 요청이 너무 잦아요. 40초 뒤에/)).toBeVisible();
  });

  it('are one part for each category below 768 px, opened in place', async () => {
    narrowWindow(true);
    const { user, patches } = open();
    const part = await screen.findByRole('button', { name: '거래 3가지 중 3가지 켜짐' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(part).toHaveAttribute('aria-expanded', 'false');
    await user.click(part);
    const visible = screen.getAllByRole('switch', { name: '이메일' });
    await user.click(visible[0] as HTMLElement);
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(await screen.findByRole('button', { name: '거래 3가지 중 2가지 켜짐' })).toBeVisible();
  });

  it('say that they are loading', async () => {
    open({}, neverAnswers(contract.getNotificationSettings));
    expect(await screen.findByText('알림 설정을 불러오는 중이에요')).toBeInTheDocument();
  });

  it.each([
    ['refuses', fakeProblem(contract.getNotificationSettings, 'UNEXPECTED')],
    ['cannot be reached', offline(contract.getNotificationSettings)],
  ])('offer another try when the server %s', async (_how, broken) => {
    open({}, broken);
    expect(await screen.findByText('알림 설정을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('show what came when a part is missing, and what there is still works', async () => {
    const items = someNotificationSettings().items.filter(({ category }) => category !== 'ADS');
    const { user, patches } = open({ items });
    expect(await screen.findByText(/일부 설정을 불러오지 못했어요/)).toBeVisible();
    expect(screen.queryByRole('switch', { name: /광고/ })).not.toBeInTheDocument();
    await user.click(await cell('거래', '브라우저'));
    await waitFor(() => expect(patches).toHaveLength(1));
  });
});
