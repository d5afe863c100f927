import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '@portal/ui/story-board';
import { doorKorean, type GoneReason } from '../door-korean.ts';
import { RoomGone } from './room-gone.tsx';

const meta = { component: RoomGone, args: { reason: 'ENDED', onAgain: () => undefined } } satisfies Meta<
  typeof RoomGone
>;
export default meta;

const REASONS: Record<GoneReason, string> = {
  ENDED: '수업을 마침',
  REMOVED: '선생님이 내보냄',
  ELSEWHERE: '다른 창에서 엶',
  REFUSED: '입장을 거절함',
  FULL: '자리가 없음',
  CLOSED: '닫혀 있음',
  LINK: '쓸 수 없는 링크',
};

export const All: StoryObj<typeof meta> = {
  name: '모든 이유',
  render: ({ onAgain }) => (
    <>
      {(Object.keys(doorKorean.gone) as GoneReason[]).map((reason) => (
        <StoryRow key={reason} title={REASONS[reason]} column>
          <RoomGone reason={reason} onAgain={onAgain} />
        </StoryRow>
      ))}
    </>
  ),
};
