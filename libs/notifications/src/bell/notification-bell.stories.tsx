import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { someNotifications } from '@portal/testing/notifications/notification-builders';
import { NotificationBell } from './notification-bell.tsx';

const count = (n: number) => fake(contract.countNotSeenNotifications, { count: n });
const writes = [fake(contract.markAllNotificationsSeen, {}), fake(contract.markNotificationRead, {})];
const list = (total: number) =>
  fake(contract.listNotifications, { total, items: someNotifications(Math.min(total, 10)) });

const meta = {
  component: NotificationBell,
  parameters: { platform: [count(5), list(12), ...writes] },
  decorators: [
    (Story) => <div style={{ display: 'grid', placeContent: 'start end', minHeight: '34rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  const bell = canvas.queryByRole('button', { name: /^알림/ }) ?? (await canvas.findByRole('link', { name: /^알림/ }));
  // Below 768 px the bell is a link to the full page and opens nothing here.
  if (bell.tagName === 'A') return;
  await userEvent.click(bell);
  const popover = await screen.findByRole('dialog', { name: '알림 목록' });
  await waitFor(() => expect(popover).toBeVisible());
};

export const Closed: Story = { name: '닫힘' };
export const Busy: Story = { name: '99개 넘음', parameters: { platform: [count(100), list(130), ...writes] } };
export const Anonymous: Story = {
  name: '로그인하지 않음',
  tags: ['empty-canvas'],
  parameters: { signedIn: false },
};
export const Open: Story = { name: '흐름: 열기', tags: ['flow'], play: open };
export const OpenEmpty: Story = {
  name: '흐름: 비어 있음',
  tags: ['flow'],
  parameters: { platform: [count(0), list(0), ...writes] },
  play: open,
};
export const OpenLoading: Story = {
  name: '흐름: 불러오는 중',
  // Nothing opens on a phone, so that there is nothing to wait for.
  globals: { viewport: { value: 'w1360' } },
  parameters: { platform: [count(3), neverAnswers(contract.listNotifications), ...writes] },
  play: open,
};
export const OpenFailed: Story = {
  name: '흐름: 오류 (조용히)',
  tags: ['flow'],
  parameters: { platform: [count(3), fakeProblem(contract.listNotifications, 'UNEXPECTED'), ...writes] },
  play: open,
};
