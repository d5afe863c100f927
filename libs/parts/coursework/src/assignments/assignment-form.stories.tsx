import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { AssignmentForm } from './assignment-form.tsx';
import { assignmentForm as words } from './assignment-messages.ts';

const { updateAssignment } = assignmentsContract;
const scheduled = anAssignment({ status: 'SCHEDULED', displayAt: '2026-11-19T09:00:00+09:00' });

const meta = {
  component: AssignmentForm,
  args: { classId: 'class-1', assignment: null, zone: DEFAULT_TIME_ZONE, onReload: fn(), onClose: fn() },
  parameters: { platform: fakeUploads() },
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story) => (
      <StorySheet width="36rem">
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof AssignmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (role: 'button' | 'radio', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

export const New: Story = { name: '새 과제' };
export const Dates: Story = {
  name: '예약 공개, 늦은 제출은 정한 때까지',
  play: async () => {
    await press('radio', words.later);
    await press('radio', words.lateUntil);
  },
};
export const Missing: Story = { name: '빠진 칸', play: () => press('button', words.submit) };
export const Shown: Story = { name: '이미 공개한 과제', args: { assignment: anAssignment() } };
export const Refused: Story = {
  name: '저장되지 않음',
  args: { assignment: scheduled },
  parameters: { platform: [fakeProblem(updateAssignment, 'UNEXPECTED'), ...fakeUploads()] },
  play: async () => {
    await press('button', words.save);
    await screen.findByText(words.failed);
  },
};
export const Outdated: Story = {
  name: '그 사이 다른 곳에서 바뀜',
  args: { assignment: scheduled },
  parameters: { platform: [fakeProblem(updateAssignment, 'VERSION_CONFLICT'), ...fakeUploads()] },
  play: async () => {
    await press('button', words.save);
    await screen.findByText(words.failed);
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    assignment: anAssignment({
      title: HARD_CONTENT.url.padEnd(LIMITS.handoutTitleMax, '0').slice(0, LIMITS.handoutTitleMax),
      content: `${HARD_CONTENT.long} ${HARD_CONTENT.url}\n`.repeat(20),
      status: 'SCHEDULED',
      displayAt: '2026-11-19T09:00:00+09:00',
      cutoffAt: '2026-12-31T23:59:00+09:00',
      files: [HARD_CONTENT.url, HARD_CONTENT.long].map((name, at) => aFile({ id: `file-${at}`, name: `${name}.png` })),
    }),
  },
};
