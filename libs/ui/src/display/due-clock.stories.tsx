import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../base/story-board.tsx';
import { DueClock } from './due-clock.tsx';

const NOW = '2026-11-18T10:42:00+09:00';

const meta = {
  component: DueClock,
  args: { dueAt: '2026-11-19T10:42:00+09:00', now: NOW },
  parameters: {
    docs: {
      description: {
        component:
          '언제까지인지를 하나의 단위로 말해요. 반나절이 넘게 남으면 영업일로, 그 안이면 시간으로 세고, 지나면 얼마나 지났는지 알려요. 1분마다 스스로 바뀌어요.',
      },
    },
  },
} satisfies Meta<typeof DueClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '넉넉함, 오늘, 곧, 지남',
  render: () => (
    <StoryRow title="넉넉함, 오늘, 곧, 지남" column>
      <DueClock dueAt="2026-11-20T10:42:00+09:00" now={NOW} />
      <DueClock dueAt="2026-11-18T18:00:00+09:00" now={NOW} />
      <DueClock dueAt="2026-11-18T11:20:00+09:00" now={NOW} />
      <DueClock dueAt="2026-11-18T08:00:00+09:00" now={NOW} />
    </StoryRow>
  ),
};
