import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { LivePoll } from '@portal/domain/live/live-poll';
import type { RoomPass } from '@portal/domain/live/live-room';
import { aLivePoll } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { noPacks } from '../live.fixture.ts';
import { aCrowd, guardianPass, hostPass, studentPass } from '../room-states.fixture.ts';
import { inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { PollCard } from './poll-card.tsx';
import { hostPolls } from './poll-messages.ts';
import { aClosedQuiz, aGuestQuiz, aQuiz } from './polls.fixture.ts';

const meta = {
  component: PollCard,
  parameters: { platform: [noPacks] },
  decorators: [
    (Part) => (
      <chakra.div maxW="24.375rem">
        <Part />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof PollCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (poll: LivePoll | null, pass: RoomPass = hostPass) => inRoom({ ...aCrowd(), poll }, { pass });
const phone = { globals: { viewport: { value: 'w390' } } };
const hard = Array.from({ length: 6 }, (_, at) => (at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long).slice(0, 80));
const hardest = {
  question: HARD_CONTENT.long.repeat(3).slice(0, 200),
  options: hard.map((text, at) => ({ text, votes: at * 111, chosenBy: [] })),
};

export const HostQuiz: Story = { name: '선생님이 연 퀴즈', ...card(aQuiz()) };
export const HostPoll: Story = { name: '선생님이 연 설문', ...card(aLivePoll()) };
export const NobodyYet: Story = {
  name: '아직 아무도 고르지 않음',
  ...card(
    aQuiz({
      answered: 0,
      missing: aCrowd().participants.flatMap(({ id, role }) => (role === 'STUDENT' ? [id] : [])),
      options: aQuiz().options.map((option) => ({ ...option, votes: 0 })),
    }),
  ),
};
export const Everybody: Story = { name: '모두 고름', ...card(aQuiz({ answered: 4, missing: [] })) };
export const NoStudents: Story = { name: '고를 학생이 없음', ...card(aQuiz({ answered: 0, missing: [] })) };
const chosenBy = [['guest-1', 'gone'], ['more-0', 'more-1', 'more-2', 'more-3', 'more-4', 'more-5'], ['guest-2'], []];
const helped = aClosedQuiz().options.map((option, at) => ({
  ...option,
  chosenBy: chosenBy[at] ?? [],
  votes: chosenBy[at]?.length ?? 0,
}));
export const HostClosed: Story = {
  name: '선생님이 닫은 퀴즈, 누가 무엇을 골랐는지',
  ...card(aClosedQuiz({ options: helped, answered: 9 })),
  ...phone,
};
export const AskingAnew: Story = {
  name: '닫은 뒤 새 질문',
  ...card(aClosedQuiz()),
  play: async () => userEvent.click(await screen.findByRole('button', { name: hostPolls.askAnew })),
};
export const Choosing: Story = { name: '학생이 고르기 전', ...card(aGuestQuiz(), studentPass), ...phone };
export const Chosen: Story = { name: '학생이 고름', ...card(aGuestQuiz({ mine: 2 }), studentPass), ...phone };
export const Right: Story = { name: '학생이 맞음', ...card(aClosedQuiz({ mine: 2 }), studentPass), ...phone };
export const Wrong: Story = { name: '학생이 틀림', ...card(aClosedQuiz({ mine: 1 }), studentPass), ...phone };
export const NotChosen: Story = { name: '학생이 고르지 않음', ...card(aClosedQuiz(), studentPass) };
export const PollClosed: Story = {
  name: '학생이 보는 설문 결과',
  ...card(aLivePoll({ isOpen: false, missing: [], mine: 1 }), studentPass),
};
export const Guardian: Story = { name: '보호자가 보는 열린 퀴즈', ...card(aGuestQuiz(), guardianPass) };
export const GuardianClosed: Story = { name: '보호자가 보는 결과', ...card(aClosedQuiz(), guardianPass) };
const readInVietnamese = (poll: LivePoll): Pick<Story, 'decorators'> => ({
  decorators: [inVietnamese, ...card(poll, studentPass).decorators],
});
export const Vietnamese: Story = { name: '베트남어', ...readInVietnamese(aGuestQuiz({ mine: 2 })), ...phone };
export const VietnameseClosed: Story = {
  name: '베트남어, 결과',
  ...readInVietnamese(aClosedQuiz({ mine: 1 })),
  ...phone,
};
export const None: Story = { name: '질문 없음', tags: ['empty-canvas'], ...card(null) };
export const LongestHost: Story = { name: '가장 긴 내용, 선생님', ...card(aQuiz({ ...hardest, answer: 1 })), ...phone };
export const LongestGuest: Story = {
  name: '가장 긴 내용, 학생',
  ...card(
    aGuestQuiz({ ...hardest, options: hard.map((text) => ({ text, votes: null, chosenBy: [] })), mine: 0 }),
    studentPass,
  ),
  ...phone,
};
