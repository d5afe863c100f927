import type { Meta, StoryObj } from '@storybook/react-vite';
import { aWaitingGuest } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyRoom } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { WaitingList } from './waiting-list.tsx';

const meta = { component: WaitingList, parameters: { platform: [] } } satisfies Meta<typeof WaitingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '한 명', ...inRoom() };
export const Several: Story = {
  name: '여러 명',
  ...inRoom(
    aBusyRoom({
      waiting: [aWaitingGuest(), aWaitingGuest({ id: 'guest-5', name: HARD_CONTENT.vietnamese, role: 'GUARDIAN' })],
    }),
  ),
};
export const Nobody: Story = { name: '아무도 없음', tags: ['empty-canvas'], ...inRoom(aBusyRoom({ waiting: [] })) };
