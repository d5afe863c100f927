import type { Meta, StoryObj } from '@storybook/react-vite';
import { TakenNote } from './taken-note.tsx';

const meta = {
  component: TakenNote,
  parameters: { platform: [] },
  args: { id: 'taken', count: 3, onGo: () => undefined },
} satisfies Meta<typeof TakenNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: '겹치는 회차 세 개' };
export const Nothing: Story = { name: '겹치지 않음', tags: ['empty-canvas'], args: { count: 0 } };
