import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aLessonDesk, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { attendance as words } from '../messages.ts';
import { AttendanceForm } from './attendance-form.tsx';

const meta = {
  component: AttendanceForm,
  args: { desk: aLessonDesk(), isAsked: false, onClose: fn() },
  parameters: { platform: [] },
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story) => (
      <StorySheet width="40rem">
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof AttendanceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (state: RegExp) => userEvent.click((await screen.findAllByRole('radio', { name: state }))[0]!);
const save = async () => userEvent.click(await screen.findByRole('button', { name: words.save }));

export const Seen: Story = { name: '강의실이 본 대로' };
export const Unknown: Story = {
  name: '아직 모름',
  args: { desk: aLessonDesk({ attendance: [anAttendance({ state: null, joinedAt: null, minutes: 0 })] }) },
};
export const Reason: Story = { name: '결석 이유를 적는 중', play: () => choose(/^결석/) };
export const Refused: Story = {
  name: '저장되지 않음',
  parameters: { platform: [fakeProblem(lessonDeskContract.markAttendance, 'UNEXPECTED')] },
  play: async () => {
    await choose(/^결석/);
    await save();
    await screen.findByText(words.failed);
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    desk: aLessonDesk({
      attendance: Array.from({ length: 6 }, (_, at) =>
        anAttendance({
          studentId: `student-${at}`,
          studentName: at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long,
          state: 'EXCUSED',
          source: 'MANUAL',
          note: HARD_CONTENT.long,
        }),
      ),
    }),
  },
};
