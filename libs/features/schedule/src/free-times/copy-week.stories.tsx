import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { type CopyAnswer, CopyWeek } from './copy-week.tsx';

const answer: CopyAnswer = {
  created: [{ id: 'a', kind: 'DATE', date: '2026-11-23', start: '10:00', end: '12:00', audience: 'ALL' }],
  skipped: [
    { date: '2026-11-26', start: '14:00', end: '16:00', cause: 'OVERLAP' },
    { date: '2026-11-17', start: '09:00', end: '10:00', cause: 'PAST' },
  ],
};

const meta = {
  component: CopyWeek,
  args: { today: TODAY, send: () => Promise.resolve(answer), answer: null, onCopyLastWeek: fn() },
  parameters: { platform: [], frameHeight: 620 },
} satisfies Meta<typeof CopyWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '기본' };
export const Done: Story = { name: '복사함, 건너뛴 시간 있음', args: { answer } };
export const NothingNew: Story = { name: '새로 추가한 시간 없음', args: { answer: { created: [], skipped: [] } } };
export const NoWeekChosen: Story = {
  name: '주를 고르지 않음',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '복사하기' }));
    await canvas.findByText('붙여 넣을 주를 골라 주세요.');
  },
};
