import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@portal/ui/button';
import { DoneLine } from './done-line.tsx';

const meta = {
  component: DoneLine,
  args: { title: '확인했어요', children: '18/11/2026 (수) 20:31' },
} satisfies Meta<typeof DoneLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = { name: '마친 일' };
export const Changeable: Story = { name: '바꿀 수 있는 일', args: { action: <Button variant="ghost">바꾸기</Button> } };
export const Waiting: Story = { name: '기다리는 일', args: { title: '선생님께 물어봤어요', waits: true } };
