import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLivePoll } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { PollPanel } from './poll-panel.tsx';

const meta = { component: PollPanel, parameters: { platform: [] }, decorators: [asPanel] } satisfies Meta<
  typeof PollPanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

const withPoll = (poll = aLivePoll()) => aBusyRoom({ poll });
export const Asking: Story = { name: '선생님이 묻기 전', ...inRoom() };
export const Running: Story = { name: '선생님이 보는 투표', ...inRoom(withPoll()) };
export const Closed: Story = { name: '닫은 투표', ...inRoom(withPoll(aLivePoll({ isOpen: false }))) };
export const Voting: Story = { name: '학생이 고르는 중', ...inRoom(withPoll(), { pass: studentPass }) };
export const Voted: Story = {
  name: '학생이 고름',
  ...inRoom(withPoll(aLivePoll({ mine: 1 })), { pass: studentPass }),
};
export const None: Story = { name: '학생에게 투표 없음', ...inRoom(aBusyRoom(), { pass: studentPass }) };
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inRoom(
    withPoll(
      aLivePoll({
        question: HARD_CONTENT.long.repeat(3),
        options: Array.from({ length: 6 }, (_, at) => ({
          text: at % 2 ? HARD_CONTENT.url.slice(0, 80) : HARD_CONTENT.long,
          votes: at * 111,
        })),
      }),
    ),
    { pass: studentPass },
  ),
};
