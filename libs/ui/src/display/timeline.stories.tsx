import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { DateText } from './date-text.tsx';
import { Timeline } from './timeline.tsx';

const when = (instant: string) => <DateText instant={instant} show="dateTime" />;

const meta = {
  component: Timeline,
  args: {
    label: '승인 기록',
    entries: [
      { id: '4', icon: CircleCheck, tint: 'celadon', title: '승인', time: when('2026-11-18T10:00:00+09:00') },
      {
        id: '3',
        icon: CircleX,
        tint: 'camellia',
        title: '반려',
        time: when('2026-11-17T15:20:00+09:00'),
        body: '대표 이미지가 흐려요. 더 또렷한 이미지를 올려 주세요.',
      },
      { id: '2', icon: Ban, title: '취소', time: when('2026-11-16T09:00:00+09:00'), body: '임시 저장해서 취소됐어요' },
      { id: '1', icon: Hourglass, tint: 'mustard', title: '승인 요청', time: when('2026-11-15T18:40:00+09:00') },
    ],
  },
  argTypes: { entries: { control: false } },
  parameters: {
    docs: {
      description: {
        component: '무슨 일이 있었는지 차례로 보여 줘요. 새 일이 위에 와요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Content: Story = {
  name: '긴 글',
  args: {
    entries: [
      {
        id: '2',
        icon: CircleX,
        tint: 'camellia',
        title: HARD_CONTENT.long,
        time: when('2026-11-17T15:20:00+09:00'),
        body: HARD_CONTENT.url,
      },
      { id: '1', icon: Hourglass, title: HARD_CONTENT.vietnamese },
    ],
  },
};
