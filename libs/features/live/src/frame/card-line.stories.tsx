import type { Meta, StoryObj } from '@storybook/react-vite';
import { aHiddenQuiz, aLivePoll } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { inRoom, inVietnamese, onDark } from '../room-story.fixture.tsx';
import { CardLine } from './card-line.tsx';

const at = (state = aBusyRoom(), setting: Parameters<typeof inRoom>[1] = {}) => ({
  decorators: [onDark, ...inRoom(state, setting).decorators],
});
const meta = {
  component: CardLine,
  args: { isOpen: false, onOpen: () => undefined },
  parameters: { platform: [] },
} satisfies Meta<typeof CardLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const guest = { pass: studentPass };
export const Waiting: Story = { name: '문 앞의 사람', ...at() };
export const Asked: Story = { name: '학생에게 온 질문', ...at(aBusyRoom({ poll: aHiddenQuiz() }), guest) };
export const Result: Story = {
  name: '결과가 나온 질문',
  ...at(aBusyRoom({ poll: aLivePoll({ isOpen: false }) }), guest),
};
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [onDark, inVietnamese, ...inRoom(aBusyRoom({ poll: aHiddenQuiz() }), guest).decorators],
};
export const Longest: Story = {
  name: '가장 긴 질문',
  globals: { viewport: { value: 'w390' } },
  ...at(aBusyRoom({ poll: aHiddenQuiz({ question: HARD_CONTENT.long }) }), guest),
};
