import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConflictExplainer } from './conflict-explainer.tsx';
import { aConflict } from './conflict.fixture.ts';

const meta = {
  component: ConflictExplainer,
  args: { conflict: aConflict(), timeZone: 'Asia/Seoul', onPick: fn() },
} satisfies Meta<typeof ConflictExplainer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLesson: Story = {
  name: '다른 수업과 겹침',
  // Every hour is written on one line, the last one at the edge too.
  play: async ({ canvasElement }) => {
    for (const hour of canvasElement.querySelectorAll('.tick'))
      await expect(hour.getBoundingClientRect().width).toBeGreaterThan(20);
  },
};
export const WithDaysOff: Story = {
  name: '여러 날의 쉬는 시간과 겹침',
  args: {
    conflict: aConflict({
      other: {
        kind: 'TIME_OFF',
        id: 'off-1',
        title: '가족 여행',
        startAt: '2026-11-20T00:00:00+09:00',
        endAt: '2026-11-24T00:00:00+09:00',
      },
    }),
  },
};
export const TooClose: Story = {
  name: '겹치지 않지만 너무 가까움',
  args: {
    conflict: aConflict({ wanted: { startAt: '2026-11-20T09:00:00+09:00', endAt: '2026-11-20T10:25:00+09:00' } }),
  },
};
export const NothingNear: Story = { name: '가까운 빈 시간 없음', args: { conflict: aConflict({ alternatives: [] }) } };
export const NamedOnly: Story = { name: '고를 수 없는 곳', args: { onPick: undefined } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
