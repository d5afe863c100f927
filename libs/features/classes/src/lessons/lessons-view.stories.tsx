import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesContract } from '@portal/domain/classes/classes.contract';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { lessonsOf, someLessons } from '../class-page.fixture.ts';
import { LessonsView } from './lessons-view.tsx';

const { listClassLessons } = classesContract;
const lessons = (items: Lesson[], total = items.length) => ({
  platform: [fake(listClassLessons, { total, items })],
});
/** A class of eighty lessons, of which the first page is shown. */
const longClass = lessonsOf(aTeachingClass({ lessonTotal: 80 }));
const meta = {
  component: LessonsView,
  args: { shown: aTeachingClass() },
  parameters: lessons(someLessons()),
} satisfies Meta<typeof LessonsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '회차마다 상태' };
export const ManyPages: Story = { name: '여러 쪽', parameters: lessons(longClass.slice(0, 30), 80) };
export const Empty: Story = { name: '회차 없음', parameters: lessons([]) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listClassLessons)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listClassLessons, 'UNEXPECTED')] },
};
