import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { someNotifications } from '@portal/testing/notifications/notification-builders';
import { NotificationFeed } from './notification-feed.tsx';

const writes = [fake(contract.markAllNotificationsSeen, {}), fake(contract.markNotificationRead, {})];
const list = (total: number) =>
  fake(contract.listNotifications, { total, items: someNotifications(Math.min(total, 10)) });

const meta = {
  component: NotificationFeed,
  args: { headingLevel: 2 },
  parameters: { platform: [list(3), ...writes] },
  decorators: [(Story) => <chakra.div maxW="25rem">{Story()}</chakra.div>],
} satisfies Meta<typeof NotificationFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: '알림 3개' };
export const More: Story = { name: '10개와 더 보기', parameters: { platform: [list(130), ...writes] } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: [list(0), ...writes] } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listNotifications), ...writes] },
};
export const Failed: Story = {
  name: '오류 (조용히)',
  parameters: { platform: [fakeProblem(contract.listNotifications, 'UNEXPECTED'), ...writes] },
};
export const MoreFailed: Story = {
  name: '일부만: 더 보기 실패',
  parameters: {
    platform: [
      fake(contract.listNotifications, ({ query }) =>
        query.lastItem ? Response.error() : { total: 30, items: someNotifications(10) },
      ),
      ...writes,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '더 보기' }));
  },
};
