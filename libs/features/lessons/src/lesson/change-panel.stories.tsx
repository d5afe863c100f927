import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdDesks } from '../lessons.fixture.ts';
import { ChangePanel } from './change-panel.tsx';

const meta = {
  component: ChangePanel,
  args: { lesson: holdDesks.early.lesson },
  parameters: { platform: [] },
} satisfies Meta<typeof ChangePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = { name: '아직 시작 전' };
