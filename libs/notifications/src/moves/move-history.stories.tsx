import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonMovesContract as contract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { StorySheet } from '@portal/ui/story-board';
import { MoveHistory } from './move-history.tsx';

const list = fake(contract.listLessonMoves, {
  items: [
    aLessonMove({ by: 'STUDENT' }),
    aLessonMove({ id: 'move-2', status: 'DECLINED' }),
    aLessonMove({ id: 'move-3', by: 'STUDENT', status: 'EXPIRED' }),
  ],
});

const meta = {
  component: MoveHistory,
  args: { move: aLessonMove({ by: 'STUDENT' }) },
  parameters: { platform: [list] },
  decorators: [(Story) => <StorySheet width="40.5rem">{Story()}</StorySheet>],
} satisfies Meta<typeof MoveHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '오간 시간 둘' };
