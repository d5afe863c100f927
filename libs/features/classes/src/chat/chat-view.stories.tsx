import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { classWorlds } from '../class-server.fixture.ts';
import { ChatView } from './chat-view.tsx';

const meta = {
  component: ChatView,
  args: { shown: aTeachingClass() },
  parameters: { platform: classWorlds.loaded },
} satisfies Meta<typeof ChatView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Talk: Story = { name: '대화' };
export const Preparing: Story = { name: '대화 준비 중', args: { shown: aTeachingClass({ chatRoomId: null }) } };
