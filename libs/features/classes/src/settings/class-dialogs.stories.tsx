import type { Meta, StoryObj } from '@storybook/react-vite';
import { classWorlds } from '../class-server.fixture.ts';
import { ClassDialogs } from './class-dialogs.tsx';

const meta = {
  component: ClassDialogs,
  parameters: { platform: classWorlds.loaded, frameHeight: 640 },
  args: { dialog: { action: 'cancel', id: 'class-1' }, onClose: () => undefined },
} satisfies Meta<typeof ClassDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancel: Story = { name: '취소: 24시간 전' };
export const CancelLate: Story = { name: '취소: 24시간 안', parameters: { platform: classWorlds.late } };
export const CancelClosed: Story = { name: '취소할 수 없음', parameters: { platform: classWorlds.canceled } };
export const Settings: Story = { name: '설정', args: { dialog: { action: 'settings', id: 'class-1' } } };
export const Failed: Story = { name: '오류', parameters: { platform: classWorlds.failed } };
