import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { evidenceOf, someEvidence } from '../lessons.fixture.ts';
import { EvidencePage } from './evidence-page.tsx';

const { getLessonDesk, getLessonEvidence } = lessonDeskContract;
// It was made longer by five minutes, and its diary was sent: as its chain tells.
const taught = aTaughtLesson({
  lesson: { startAt: '2026-11-18T10:30:00+09:00', endAt: '2026-11-18T11:35:00+09:00' },
  diary: aLessonDiary({ version: 2, covered: '일차함수의 그래프', sentAt: '2026-11-18T10:41:50+09:00' }),
});
const desk = fake(getLessonDesk, taught);

const meta = {
  component: EvidencePage,
  parameters: {
    path: '/account/lessons/lesson-1/evidence',
    route: '/account/lessons/:lessonId/evidence',
    platform: [desk, evidenceOf()],
  },
} satisfies Meta<typeof EvidencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: '이어진 기록' };
export const Broken: Story = {
  name: '바뀐 기록',
  parameters: { platform: [desk, evidenceOf(someEvidence().slice(0, 3), false)] },
};
export const Empty: Story = { name: '기록 없음', parameters: { platform: [desk, evidenceOf([])] } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [desk, neverAnswers(getLessonEvidence)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [desk, fakeProblem(getLessonEvidence, 'UNEXPECTED')] },
};
export const Longest: Story = { ...Whole, name: '가장 긴 내용', globals: { texts: 'long' } };
