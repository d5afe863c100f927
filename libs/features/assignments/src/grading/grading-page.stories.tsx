import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aGradedSubmission } from '@portal/testing/coursework/submission-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { asking, queue as words } from '../grading-messages.ts';
import { aGradingServer, aStudent, handedIn, PHOTO } from '../grading.fixture.ts';
import { GradingPage } from './grading-page.tsx';

const { listGradingQueue, getSubmission } = submissionsContract;
const nothing = { totals: { 'to-grade': 0, 'to-return': 0, returned: 0 }, items: [] };
const only = (over: Parameters<typeof aGradedSubmission>[0]) => ({
  platform: aGradingServer([aGradedSubmission({ files: [PHOTO], ...over })]),
});

const meta = {
  component: GradingPage,
  parameters: { path: '/account/grading', platform: aGradingServer(handedIn()) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof GradingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = { name: '채점하는 중' };
export const OnAPhone: Story = { name: '채점하는 중, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const QueueOnAPhone: Story = {
  name: '목록, 휴대폰',
  globals: { viewport: { value: 'w390' } },
  play: async () => userEvent.click(await screen.findByRole('button', { name: new RegExp(words.open) })),
};
export const Late: Story = {
  name: '늦은 제출, 다시 낸 것',
  parameters: only({
    isLate: true,
    isLateByClock: true,
    attempt: 2,
    submittedAt: '2026-11-18T23:40:00+09:00',
    earlier: [
      {
        attempt: 1,
        submittedAt: '2026-11-16T20:00:00+09:00',
        text: '답만 썼어요.',
        files: [],
        score: 40,
        feedback: '풀이가 없어요.',
        reason: '풀이를 적어 주세요.',
      },
    ],
  }),
};
export const WithRubric: Story = {
  name: '기준표로 채점, 태그',
  parameters: only({
    rubric: [
      { name: '식 세우기', points: 40 },
      { name: '풀이 과정', points: 40 },
      { name: '답과 단위', points: 20 },
    ],
    rubricPoints: [36, 30, null],
    errorTags: ['부호 실수', '단위 빠짐'],
    feedback: '괄호를 풀 때 부호를 한 번 더 봐요.',
    gradeState: 'GRADING',
  }),
};
export const Returned: Story = {
  name: '돌려준 것',
  parameters: only({
    gradeState: 'RETURNED',
    score: 88,
    feedback: '잘했어요.',
    returned: {
      score: 88,
      feedback: '잘했어요.',
      at: '2026-11-18T09:00:00+09:00',
      seenAt: '2026-11-18T09:40:00+09:00',
    },
  }),
};
export const Asked: Story = {
  name: '다시 내 달라고 한 것',
  parameters: only({
    gradeState: 'ASKED_AGAIN',
    asked: { reason: '3번 풀이를 적어 주세요.', dueAt: '2026-11-21T21:00:00+09:00', at: '2026-11-18T09:00:00+09:00' },
  }),
};
export const AskingAgain: Story = {
  name: '다시 내 달라고 하기',
  play: async () => userEvent.click(await screen.findByRole('button', { name: asking.title })),
};
export const AllGraded: Story = {
  name: '모두 채점함',
  parameters: {
    platform: aGradingServer(handedIn().map((one) => ({ ...one, gradeState: 'GRADED' as const, score: 80 }))),
  },
};
export const Empty: Story = {
  name: '채점할 것 없음',
  parameters: { platform: [fake(listGradingQueue, nothing), ...aGradingServer([])] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listGradingQueue), ...aGradingServer([])] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listGradingQueue, 'UNEXPECTED'), ...aGradingServer([])] },
};
export const WorkFailed: Story = {
  name: '제출물만 오류',
  parameters: { platform: [fakeProblem(getSubmission, 'UNEXPECTED'), ...aGradingServer(handedIn())] },
};
export const Gone: Story = {
  name: '없어진 제출물',
  parameters: { path: '/account/grading?submission=gone' },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: aGradingServer([
      ...Array.from({ length: 60 }, (_, at) =>
        aGradedSubmission({
          id: `long-${at}`,
          student: aStudent(at, at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long),
          class: { id: 'class-1', name: HARD_CONTENT.long },
          assignment: {
            id: 'assignment-1',
            title: HARD_CONTENT.long,
            content: `${HARD_CONTENT.long}\n`.repeat(8),
            files: [],
            deadlineAt: '2026-11-18T21:00:00+09:00',
          },
          text: `${HARD_CONTENT.long} ${HARD_CONTENT.url}\n`.repeat(6),
          feedback: `${HARD_CONTENT.long} ${HARD_CONTENT.url}\n`.repeat(4),
          files: [PHOTO, { ...PHOTO, id: 'file-2', name: `${HARD_CONTENT.url}.pdf`, contentType: 'application/pdf' }],
          isLate: true,
          hasLeft: true,
        }),
      ),
    ]),
  },
};
