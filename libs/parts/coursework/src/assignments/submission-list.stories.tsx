import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { SubmissionList } from './submission-list.tsx';

const { listSubmissions } = assignmentsContract;
const student = (no: string, name = `학생 ${no}`) => ({ id: `student-${no}`, name, avatar: null });
const items = [
  aSubmission({ files: [aFile({ name: '단어 사진.png' })] }),
  aSubmission({
    student: student('A02'),
    taskStatus: 'FINISH_LATE',
    submittedAt: '2026-11-18T09:02:00+09:00',
    text: '늦어서 죄송해요. 문장은 세 개만 썼어요.',
  }),
  aSubmission({ student: student('A03'), text: '', hasLeft: true }),
  aSubmission({
    id: null,
    student: student('A04'),
    taskStatus: 'UNFINISHED',
    submittedAt: null,
    text: '',
    extendedTo: '2026-11-22T21:00:00+09:00',
    remindedAt: '2026-11-18T09:10:00+09:00',
  }),
  aSubmission({ id: null, student: student('A05'), taskStatus: 'UNFINISHED', submittedAt: null, text: '' }),
];
const submissions = (list: typeof items) => ({ platform: [fake(listSubmissions, { items: list })] });

const meta = {
  component: SubmissionList,
  args: { assignment: anAssignment(), zone: DEFAULT_TIME_ZONE },
  parameters: submissions(items),
  decorators: [
    (Story) => (
      <StorySheet>
        <div style={{ padding: '0 1rem' }}>
          <Story />
        </div>
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof SubmissionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '제때, 늦게, 그만둔 학생, 아직' };
export const Empty: Story = { name: '학생 없음', parameters: submissions([]) };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(listSubmissions)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listSubmissions, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: submissions(
    Array.from({ length: 8 }, (_, at) =>
      aSubmission({
        student: student(`B0${at}`, at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long),
        text: `${HARD_CONTENT.long} ${HARD_CONTENT.url}\n`.repeat(3),
        hasLeft: true,
        files: [HARD_CONTENT.url, HARD_CONTENT.long].map((name, no) =>
          aFile({ id: `file-${no}`, name: `${name}.png` }),
        ),
      }),
    ),
  ),
};
