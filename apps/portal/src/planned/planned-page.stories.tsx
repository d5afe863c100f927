import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSections } from '../testing/with-sections.tsx';
import { PlannedPage } from './planned-page.tsx';

const at = (path: string) => ({ platform: [], path });

const meta = {
  component: PlannedPage,
  decorators: [withSections],
  parameters: at('/account/affiliate'),
} satisfies Meta<typeof PlannedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Affiliate: Story = { name: '선생님 초대' };
export const Chat: Story = { name: '채팅', parameters: at('/account/chat') };
export const Faq: Story = { name: '자주 묻는 질문', parameters: at('/faq') };
