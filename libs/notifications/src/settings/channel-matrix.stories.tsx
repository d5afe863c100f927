import type { Meta, StoryObj } from '@storybook/react-vite';
import { someNotificationSettings } from '@portal/testing/notifications/notification-builders';
import { ChannelAccordion } from './channel-accordion.tsx';
import { ChannelMatrix } from './channel-matrix.tsx';

const meta = {
  component: ChannelMatrix,
  args: { settings: someNotificationSettings(), onSet: () => undefined },
} satisfies Meta<typeof ChannelMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const accordion: Story['render'] = (args) => <ChannelAccordion {...args} />;

export const Table: Story = { name: '표' };
export const TableNoEmail: Story = {
  name: '표: 이메일 없음',
  args: { settings: someNotificationSettings({ email: null }) },
};
export const Accordion: Story = { name: '좁은 화면', render: accordion };
export const AccordionOpen: Story = {
  name: '흐름: 좁은 화면에서 펼치기',
  tags: ['flow'],
  render: accordion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^주의/ }));
  },
};
