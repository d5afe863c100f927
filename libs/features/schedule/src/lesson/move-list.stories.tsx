import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { MoveList } from './move-list.tsx';

const meta = {
  component: MoveList,
  parameters: { platform: [] },
  args: {
    timeZone: 'Asia/Seoul',
    moves: [
      aLessonMove({ id: 'm4', status: 'ACCEPTED', by: 'STUDENT', reason: '' }),
      aLessonMove({ id: 'm3', status: 'DECLINED', within24h: true }),
      aLessonMove({ id: 'm2', status: 'EXPIRED' }),
      aLessonMove({ id: 'm1', status: 'WITHDRAWN', reason: '병원 예약과 겹쳐 시간을 다시 찾고 있어요. '.repeat(4) }),
    ],
  },
} satisfies Meta<typeof MoveList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = { name: '모든 결과' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
