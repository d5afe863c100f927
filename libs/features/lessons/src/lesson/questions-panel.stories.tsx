import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { LessonQuestion } from '@portal/domain/families/lesson-question';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aLessonQuestion, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { questions as words } from '../messages.ts';
import { QuestionsPanel } from './questions-panel.tsx';

const { answerLessonQuestion } = lessonDeskContract;
const of = (...questions: LessonQuestion[]) => ({
  desk: aTaughtLesson({ isQuestioned: questions.some(({ answer }) => answer === null), questions }),
});
const answered = aLessonQuestion({
  id: 'question-2',
  guardianName: '김보호',
  studentNames: ['학생 A02'],
  topic: 'ATTENDANCE',
  text: '지각이 아니라 7분 동안 연결이 안 됐어요.',
  askedAt: '2026-11-18T10:32:00+09:00',
  answer: '기록을 다시 보니 강의실 연결이 끊겼어요.\n출석으로 고쳤어요.',
  answeredAt: '2026-11-18T10:40:00+09:00',
});
const text = `${HARD_CONTENT.long} ${HARD_CONTENT.url} ${HARD_CONTENT.emoji}\n`.repeat(5).slice(0, 1_000);
const long = {
  guardianName: `${HARD_CONTENT.vietnamese} ${HARD_CONTENT.long}`,
  studentNames: [HARD_CONTENT.long, HARD_CONTENT.vietnamese, HARD_CONTENT.url],
  text,
};

const meta = {
  component: QuestionsPanel,
  args: of(aLessonQuestion()),
  parameters: { platform: [] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof QuestionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = async () => {
  await userEvent.type(await screen.findByRole('textbox'), '10분을 다음 수업에 더할게요.');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
};

export const Unanswered: Story = { name: '답을 기다림' };
export const InVietnamese: Story = {
  name: '베트남어로 쓴 질문',
  args: of(aLessonQuestion({ topic: 'CONTENT', text: 'Tôi nhớ là hôm nay con chưa học phần đồ thị.' })),
};
export const Answered: Story = { name: '답함', args: of(answered) };
export const Several: Story = { name: '여러 가족, 하나는 답함', args: of(aLessonQuestion(), answered) };
export const Confirmed: Story = {
  name: '운영팀이 확인한 수업, 답하지 않음',
  args: { desk: { ...of(aLessonQuestion()).desk, lesson: { ...aTaughtLesson().lesson, status: 'FINISHED' } } },
};
export const NoMail: Story = {
  name: '메일을 보내지 않는 곳',
  parameters: { config: { sendsMail: false } },
};
export const Empty: Story = {
  name: '답을 적지 않음',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: words.send }));
    await screen.findByText('답을 적어 주세요.');
  },
};
export const Sending: Story = {
  name: '보내는 중',
  parameters: { platform: [neverAnswers(answerLessonQuestion)] },
  play: answer,
};
export const Refused: Story = {
  name: '보내지 못함',
  parameters: { platform: [fakeProblem(answerLessonQuestion, 'UNEXPECTED')] },
  play: async () => {
    await answer();
    await screen.findByText(words.failed);
  },
};
export const Offline: Story = {
  name: '연결이 없음',
  parameters: { platform: [offline(answerLessonQuestion)] },
  play: Refused.play!,
};
export const Outdated: Story = {
  name: '그사이 바뀜',
  parameters: { platform: [fakeProblem(answerLessonQuestion, 'WRONG_STATE')] },
  play: Refused.play!,
};
const longest = of(
  aLessonQuestion(long),
  aLessonQuestion({ ...long, id: 'question-2', answer: text, answeredAt: '2026-11-18T10:40:00+09:00' }),
);
export const Longest: Story = { name: '가장 긴 내용', args: longest };
export const Phone: Story = {
  name: '가장 긴 내용, 휴대폰',
  args: longest,
  globals: { viewport: { value: 'w390' } },
};
