import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { StorySheet } from '@portal/ui/story-board';
import { DecideAgain } from './decide-again.tsx';

const lesson = (status: 'UPCOMING' | 'CANCELED') =>
  fake(lessonsContract.getLesson, {
    ...aLesson({ status }),
    version: 1,
    noticeUntil: '2026-11-17T10:30:00+09:00',
    movedFrom: null,
    moves: [],
  });

const meta = {
  component: DecideAgain,
  args: { lessonId: 'lesson-1' },
  parameters: { platform: [lesson('UPCOMING')] },
  decorators: [(Story) => <StorySheet width="25rem">{Story()}</StorySheet>],
} satisfies Meta<typeof DecideAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '다시 정할 수 있음' };
export const Decided: Story = { name: '이미 취소함', parameters: { platform: [lesson('CANCELED')] } };
