import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { errorMessage } from '@portal/domain/contract/error-code';
import { somePlannedLessons } from '../planning.fixture.ts';
import { CreationRefusal } from './creation-refusal.tsx';

const other = somePlannedLessons()[2]!.conflict!;
const wanted = { startAt: '2026-11-27T19:00:00+09:00', endAt: '2026-11-27T20:00:00+09:00' };
const meta = {
  component: CreationRefusal,
  parameters: { platform: [] },
  args: { problem: localProblem('OFFLINE') },
} satisfies Meta<typeof CreationRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { name: '오류' };
export const Overlap: Story = {
  name: '겹치는 일정',
  args: {
    problem: {
      status: 409,
      code: 'SCHEDULE_OVERLAP',
      message: errorMessage('SCHEDULE_OVERLAP'),
      conflict: { wanted, other, alternatives: [] },
    },
  },
};
