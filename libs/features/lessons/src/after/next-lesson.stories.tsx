import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { neverAnswers, offline } from '@portal/testing/contract-fakes';
import { nextLesson } from '../lessons.fixture.ts';
import { NextLesson } from './next-lesson.tsx';

const meta = {
  component: NextLesson,
  args: { classId: 'class-1' },
  parameters: { platform: [nextLesson] },
} satisfies Meta<typeof NextLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Next: Story = { name: '다음 회차 있음' };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(classesContract.getClass)] },
};
export const Failed: Story = { name: '오류', parameters: { platform: [offline(classesContract.getClass)] } };
