import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyRoom } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { WaitingList } from './waiting-list.tsx';

const meta = { component: WaitingList, parameters: { platform: [] } } satisfies Meta<typeof WaitingList>;
export default meta;
type Story = StoryObj<typeof meta>;

const since = '2026-11-18T10:41:00+09:00';
export const One: Story = { name: '한 명', ...inRoom() };
export const Several: Story = {
  name: '여러 명',
  ...inRoom(
    aBusyRoom({
      waiting: [
        { id: 'guest-4', name: '학생 A04', role: 'STUDENT', since },
        { id: 'guest-5', name: HARD_CONTENT.vietnamese, role: 'GUARDIAN', since },
      ],
    }),
  ),
};
export const Nobody: Story = { name: '아무도 없음', tags: ['empty-canvas'], ...inRoom(aBusyRoom({ waiting: [] })) };
