import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { DateJump } from './date-jump.tsx';

const meta = {
  component: DateJump,
  args: { date: TODAY, today: TODAY, onPick: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof DateJump>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FlowPick: Story = {
  name: '흐름: 작은 달력에서 하루를 골라요',
  tags: ['flow'],
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: '2026년 11월 27일 금요일' }));
    await expect(args.onPick).toHaveBeenCalledWith('2026-11-27');
  },
};
