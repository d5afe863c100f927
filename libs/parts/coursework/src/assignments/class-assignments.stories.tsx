import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import type { Submission } from '@portal/domain/coursework/submission';
import { taskStatusOf } from '@portal/domain/planning/task';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { assignmentForm, assignments as words } from './assignment-messages.ts';
import { ClassAssignments } from './class-assignments.tsx';

const { listAssignments, listSubmissions } = assignmentsContract;
const counts = (submitted: number) => ({
  students: 4,
  submitted,
  late: 0,
  missing: 0,
  toGrade: submitted,
  returned: 0,
});
const DEADLINE = '2026-11-17T21:00:00+09:00';
const student = (no: string) => ({ id: `student-${no}`, name: `학생 ${no}`, avatar: null });
/** In time, late by one who has left, in time, and not at all. */
const handedIn = [
  aSubmission({ submittedAt: '2026-11-17T20:40:00+09:00', files: [aFile({ id: 'file-2', name: '숙제.png' })] }),
  aSubmission({
    student: student('A02'),
    submittedAt: '2026-11-17T22:00:00+09:00',
    text: HARD_CONTENT.long,
    hasLeft: true,
  }),
  aSubmission({ student: student('A03'), submittedAt: '2026-11-17T20:55:00+09:00', text: '' }),
  aSubmission({ student: student('A04'), submittedAt: null, text: '' }),
].map((one) => ({ ...one, taskStatus: taskStatusOf(one.submittedAt, DEADLINE) }));
/** Past its deadline; its counts are those of `rows`. */
const lateAssignment = (rows: typeof handedIn) => {
  const having = (status: Submission['taskStatus']) => rows.filter(({ taskStatus }) => taskStatus === status).length;
  const missing = having('UNFINISHED');
  return anAssignment({
    id: 'assignment-5',
    title: '오답 노트',
    status: 'LATE_WINDOW',
    isLocked: rows.length > missing,
    counts: {
      students: rows.length,
      submitted: rows.length - missing,
      late: having('FINISH_LATE'),
      missing,
      toGrade: rows.length - missing,
      returned: 0,
    },
    displayAt: '2026-11-12T20:00:00+09:00',
    deadlineAt: DEADLINE,
    cutoffAt: '2026-11-19T21:00:00+09:00',
  });
};
const itemsWith = (rows: typeof handedIn) => [
  anAssignment({ files: [aFile({ id: 'file-1', name: '단어 목록.pdf', contentType: 'application/pdf' })] }),
  anAssignment({
    id: 'assignment-2',
    title: '5회차 숙제',
    isLocked: true,
    counts: counts(2),
    lesson: { id: 'lesson-5', no: 5, title: '직선의 방정식' },
  }),
  anAssignment({ id: 'assignment-3', title: '모의 문제', status: 'SCHEDULED', displayAt: '2026-11-19T09:00:00+09:00' }),
  anAssignment({ id: 'assignment-4', title: '방학 과제', status: 'DRAFT', displayAt: null, lateAllowed: false }),
  lateAssignment(rows),
  anAssignment({
    id: 'assignment-6',
    title: HARD_CONTENT.long,
    content: HARD_CONTENT.long,
    status: 'CLOSED',
    isLocked: true,
    displayAt: '2026-11-05T20:00:00+09:00',
    deadlineAt: '2026-11-10T21:00:00+09:00',
    lateAllowed: false,
    counts: counts(4),
  }),
];
const items = itemsWith(handedIn);
const ofNobody = itemsWith([]).map((one) => ({
  ...one,
  isLocked: false,
  counts: { students: 0, submitted: 0, late: 0, missing: 0, toGrade: 0, returned: 0 },
}));
const someSubmissions = fake(listSubmissions, { items: handedIn });
/** As many as a page of a list of `total` holds. */
const pageOf = (total: number) =>
  Array.from({ length: Math.min(total, 20) }, (_, at) => ({
    ...items[at % items.length]!,
    id: `assignment-${at + 1}`,
  }));
const assignments = (total: number, submissions = someSubmissions) => ({
  platform: [fake(listAssignments, { total, items: pageOf(total) }), submissions, ...fakeUploads()],
});
const meta = {
  component: ClassAssignments,
  args: {
    classId: 'class-1',
    className: '중2 수학 심화반',
    isCanceled: false,
    mayCreate: true,
    zone: DEFAULT_TIME_ZONE,
  },
  parameters: assignments(items.length),
} satisfies Meta<typeof ClassAssignments>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (role: 'button' | 'menuitem' | 'radio', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));
const choose = async (title: string, action: string) => {
  await press('button', words.menu(title));
  await press('menuitem', action);
};

export const Loaded: Story = { name: '다섯 가지 상태' };
export const ManyPages: Story = { name: '여러 쪽', parameters: assignments(42) };
export const Empty: Story = { name: '과제 없음', parameters: assignments(0) };
export const EmptyCanceled: Story = {
  name: '취소한 수업',
  args: { isCanceled: true, mayCreate: false },
  parameters: assignments(0),
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listAssignments)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listAssignments, 'UNEXPECTED')] },
};
export const Form: Story = {
  name: '과제 내기',
  play: async () => {
    await press('button', words.create);
    await press('radio', assignmentForm.later);
    await press('radio', assignmentForm.lateUntil);
  },
};
export const Change: Story = { name: '과제 수정', play: () => choose('3과 연습 문제 풀기', words.change) };
export const Extend: Story = { name: '마감 늦추기', play: () => choose('오답 노트', words.extend) };
export const Removal: Story = { name: '지우기 전에', play: () => choose('방학 과제', words.remove) };
export const Submissions: Story = {
  name: '제출 현황',
  play: () => press('button', words.showOf('오답 노트')),
};
export const SubmissionsFailed: Story = {
  name: '제출 현황 오류',
  parameters: assignments(items.length, fakeProblem(listSubmissions, 'UNEXPECTED')),
  play: () => press('button', words.showOf('오답 노트')),
};
export const NoStudents: Story = {
  name: '학생 없음',
  parameters: {
    platform: [fake(listAssignments, { total: items.length, items: ofNobody }), fake(listSubmissions, { items: [] })],
  },
  play: () => press('button', words.showOf('오답 노트')),
};
