import type { Meta, StoryObj } from '@storybook/react-vite';
import { someNotificationSettings } from '@portal/testing/notifications/notification-builders';
import { ChannelSwitch } from './channel-switch.tsx';

const meta = {
  component: ChannelSwitch,
  args: {
    settings: someNotificationSettings(),
    category: 'TRANS',
    channel: 'PUSH',
    onSet: () => undefined,
  },
} satisfies Meta<typeof ChannelSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { name: '켜짐' };
export const Off: Story = { name: '꺼짐', args: { category: 'ADS' } };
export const Fixed: Story = { name: '끌 수 없음', args: { category: 'WARN', channel: 'IN_APP' } };
export const NoEmail: Story = {
  name: '이메일 없음',
  args: { settings: someNotificationSettings({ email: null }), channel: 'EMAIL' },
};
export const Cell: Story = { name: '표의 칸', args: { isCell: true } };
