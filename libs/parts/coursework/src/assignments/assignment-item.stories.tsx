import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aFile } from '@portal/testing/assets/file-builders';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { AssignmentItem } from './assignment-item.tsx';

const meta = {
  component: AssignmentItem,
  parameters: { platform: [] },
  args: { assignment: anAssignment(), isCanceled: false, zone: DEFAULT_TIME_ZONE, onAction: fn() },
  render: (args) => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        <AssignmentItem {...args} />
      </chakra.ul>
    </StorySheet>
  ),
} satisfies Meta<typeof AssignmentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '진행 중, 아직 아무도 내지 않음' };
export const Draft: Story = {
  name: '초안',
  args: { assignment: anAssignment({ status: 'DRAFT', displayAt: null, content: '', lateAllowed: false }) },
};
export const Late: Story = {
  name: '늦은 제출 받는 중, 수정할 수 없음',
  args: {
    assignment: anAssignment({
      status: 'LATE_WINDOW',
      isLocked: true,
      displayAt: '2026-11-12T20:00:00+09:00',
      deadlineAt: '2026-11-17T21:00:00+09:00',
      cutoffAt: '2026-11-19T21:00:00+09:00',
      counts: { students: 4, submitted: 3, late: 1, missing: 1, toGrade: 0, returned: 3 },
    }),
  },
};
export const Extended: Story = {
  name: '한 학생만 늦춘 마감',
  args: {
    assignment: anAssignment({
      status: 'CLOSED',
      isLocked: true,
      lateAllowed: false,
      displayAt: '2026-11-12T20:00:00+09:00',
      deadlineAt: '2026-11-17T21:00:00+09:00',
      extension: { students: 1, until: '2026-11-25T21:00:00+09:00' },
      counts: { students: 4, submitted: 3, late: 0, missing: 0, toGrade: 3, returned: 0 },
    }),
  },
};
export const Canceled: Story = {
  name: '취소한 수업의 과제',
  args: { isCanceled: true, assignment: anAssignment({ status: 'CLOSED', isLocked: true }) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    assignment: anAssignment({
      title: HARD_CONTENT.url,
      content: `${HARD_CONTENT.long}\n`.repeat(6),
      status: 'LATE_WINDOW',
      isLocked: true,
      displayAt: '2026-11-02T20:00:00+09:00',
      deadlineAt: '2026-11-12T21:00:00+09:00',
      cutoffAt: '2026-12-31T23:59:00+09:00',
      downloadAllowed: false,
      lesson: { id: 'lesson-100', no: 100, title: HARD_CONTENT.long },
      counts: { students: 100, submitted: 88, late: 44, missing: 12, toGrade: 0, returned: 88 },
      files: [HARD_CONTENT.url, HARD_CONTENT.long].map((name, at) => aFile({ id: `file-${at}`, name: `${name}.png` })),
    }),
  },
};
