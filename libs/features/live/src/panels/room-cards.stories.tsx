import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLivePoll } from '@portal/testing/live/live-builders';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { RoomCards } from './room-cards.tsx';

const meta = {
  component: RoomCards,
  parameters: { platform: [] },
  decorators: [
    (Part) => (
      <chakra.div maxW="24.375rem">
        <Part />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof RoomCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const both = aBusyRoom({ poll: aLivePoll() });
export const Both: Story = { name: '문 앞의 사람과 투표', ...inRoom(both) };
export const OnPhone: Story = {
  ...Both,
  name: '문 앞의 사람과 투표, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const DoorAlone: Story = { name: '문 앞의 사람만', ...inRoom() };
export const GuestSees: Story = { name: '학생에게는 투표만', ...inRoom(both, { pass: studentPass }) };
export const Nothing: Story = { name: '아무것도 없음', tags: ['empty-canvas'], ...inRoom(aBusyRoom({ waiting: [] })) };
