import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { lessonsOf, someLessons } from '../class-page.fixture.ts';
import { LessonsView } from './lessons-view.tsx';

const { listClassLessons } = classesContract;
const lessons = (total: number, items = someLessons()) => ({
  platform: [fake(listClassLessons, { total, items })],
});
/** The first page of a class of eighty lessons. */
const longClass = lessonsOf(aTeachingClass({ lessonTotal: 80 })).slice(0, 30);
const meta = {
  component: LessonsView,
  args: { shown: aTeachingClass() },
  parameters: lessons(5),
} satisfies Meta<typeof LessonsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '회차마다 상태' };
export const ManyPages: Story = { name: '여러 쪽', parameters: lessons(80, longClass) };
export const Empty: Story = { name: '회차 없음', parameters: lessons(0, []) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listClassLessons)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listClassLessons, 'UNEXPECTED')] },
};
