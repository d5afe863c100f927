import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aMissedClass, lessonsOf } from '../class-page.fixture.ts';
import { ClassFigure } from './class-figure.tsx';

const { listClassLessons } = classesContract;
const of = (shown: ReturnType<typeof aTeachingClass>) => ({
  args: { shown },
  parameters: { platform: [fake(listClassLessons, { total: shown.lessonTotal, items: lessonsOf(shown) })] },
});
const meta = { component: ClassFigure, ...of(aTeachingClass()) } satisfies Meta<typeof ClassFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const Missed: Story = { name: '진행하지 않은 회차', ...of(aMissedClass()) };
export const Begins: Story = { name: '시작 전', ...of(aTeachingClass({ lessonHeld: 0 })) };
export const Long: Story = {
  name: '여든 회차는 줄로',
  args: { shown: aTeachingClass({ lessonTotal: 80, lessonHeld: 31 }) },
};
export const Failed: Story = {
  name: '회차를 못 불러오면 줄로',
  parameters: { platform: [fakeProblem(listClassLessons, 'UNEXPECTED')] },
};
