import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StorySheet } from '../base/story-board.tsx';
import { TimeList } from './time-list.tsx';

const every = (minutes: number) =>
  Array.from({ length: (24 * 60) / minutes }, (_, at) => {
    const total = at * minutes;
    return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
  });

const meta = {
  component: TimeList,
  args: { times: every(30), value: '09:30', onPick: fn() },
  decorators: [
    (Story) => (
      <StorySheet width="14rem">
        <Story />
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof TimeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: '고른 시각' };
export const Unset: Story = { name: '아직 고르지 않음: 아홉 시부터', args: { value: '' } };
export const Between: Story = { name: '목록에 없는 시각', args: { value: '15:40' } };
export const Few: Story = { name: '두 개뿐', args: { times: ['18:00', '18:30'], value: '18:30' } };
export const Longest: Story = {
  name: '가장 긴 내용: 5분마다',
  args: { times: [...every(5), '24:00'], value: '24:00' },
};
