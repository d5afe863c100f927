import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '@portal/ui/story-board';
import { gone } from '../messages.ts';
import { type GoneReason, RoomGone } from './room-gone.tsx';

const meta = { component: RoomGone, args: { reason: 'ENDED', onAgain: () => undefined } } satisfies Meta<
  typeof RoomGone
>;
export default meta;

export const All: StoryObj<typeof meta> = {
  name: '모든 이유',
  render: ({ onAgain }) => (
    <>
      {(Object.keys(gone) as GoneReason[]).map((reason) => (
        <StoryRow key={reason} title={reason} column>
          <RoomGone reason={reason} onAgain={onAgain} />
        </StoryRow>
      ))}
    </>
  ),
};
