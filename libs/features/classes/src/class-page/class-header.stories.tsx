import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aCanceledClass, aFinishedClass, aLateClass, lessonsOf } from '../class-page.fixture.ts';
import { ClassHeader } from './class-header.tsx';

const meta = {
  component: ClassHeader,
  parameters: { platform: [fake(classesContract.listClassLessons, { total: 12, items: lessonsOf(aTeachingClass()) })] },
  args: { shown: aTeachingClass(), onAction: () => undefined },
} satisfies Meta<typeof ClassHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = { name: '다음 수업이 있음' };
export const Open: Story = { name: '지금 입장, 안 읽은 메시지', args: { shown: aLateClass() } };
export const Over: Story = {
  name: '남은 수업 없음',
  args: { shown: aFinishedClass() },
};
export const Canceled: Story = {
  name: '취소한 수업',
  args: { shown: aCanceledClass() },
};
export const Long: Story = {
  name: '긴 이름, 학생 없음',
  args: { shown: aTeachingClass({ name: HARD_CONTENT.long, level: null, studentCount: 0, students: [] }) },
};
