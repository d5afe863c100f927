import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aFamilyQuestion, aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { doorKorean } from '../door-korean.ts';
import {
  ABSENT_RECORD,
  ANSWERED_QUESTION,
  EARLIER_RECORDS,
  NO_SHOW_RECORD,
  shownHomework,
  shownThanks,
  TWO_CHILDREN,
} from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { RecordView } from './record-view.tsx';

const meta = {
  component: RecordView,
  decorators: [
    (View) => (
      // It stands under the name of its lesson.
      <section>
        <h2>지난 수업</h2>
        <h3>연립방정식의 활용</h3>
        <View />
      </section>
    ),
    readBy(),
  ],
  parameters: {
    signedIn: false,
    platform: [
      shownHomework(),
      shownThanks(),
      fake(contract.confirmFamilyLesson, aFamilyRecord({ confirmedAt: '2026-11-18T10:42:00+09:00' })),
      fake(contract.questionFamilyLesson, ({ body }) => aFamilyRecord({ question: aFamilyQuestion(body) })),
    ],
  },
  args: { record: aFamilyRecord(), students: [{ id: 'student-1', name: '김민준' }] },
} satisfies Meta<typeof RecordView>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: doorKorean.records.confirm }));
const [, cancelled, notHeld] = EARLIER_RECORDS;

export const Asked: Story = { name: '확인을 기다림' };
export const Vietnamese: Story = { name: '베트남어, 베트남 시각', decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };
export const Confirmed: Story = {
  name: '방금 확인함',
  play: async () => {
    await confirm();
    await screen.findByText('18/11/2026 (수) 10:42');
  },
};
export const Refused: Story = {
  name: '그사이 확정됨',
  parameters: {
    signedIn: false,
    platform: [shownHomework(), shownThanks(), fakeProblem(contract.confirmFamilyLesson, 'WRONG_STATE')],
  },
  play: async () => {
    await confirm();
    await screen.findByText(doorKorean.sheet.refused);
  },
};
export const Paused: Story = {
  name: '다른 질문이 있어 멈춤',
  args: { record: aFamilyRecord({ isPaused: true }) },
};
export const Questioned: Story = {
  name: '선생님께 물어봄',
  args: { record: aFamilyRecord({ question: aFamilyQuestion() }) },
};
export const QuestionedVietnamese: Story = {
  ...Questioned,
  name: '선생님께 물어봄, 베트남어',
  decorators: [readBy('vi')],
};
export const Answered: Story = {
  name: '선생님이 답함',
  args: { record: aFamilyRecord({ question: ANSWERED_QUESTION, confirmBy: '2026-11-19T09:20:00+09:00' }) },
};
export const Settled: Story = { name: '확인 기간이 끝남', args: { record: aFamilyRecord({ isSettled: true }) } };
export const TwoOfThem: Story = {
  name: '아이 둘의 출석',
  args: {
    ...TWO_CHILDREN,
    record: aFamilyRecord({
      attendance: [
        { studentId: 'student-1', state: 'LATE', minutes: 49 },
        { studentId: 'student-2', state: 'ABSENT', minutes: 0 },
      ],
    }),
  },
};
export const NotWritten: Story = {
  name: '아직 기록이 없음',
  args: { record: aFamilyRecord({ note: null, attendance: [], confirmBy: null }) },
};
export const Cancelled: Story = { name: '취소된 수업', args: { record: cancelled ?? aFamilyRecord() } };
export const NotHeld: Story = { name: '열리지 않은 수업', args: { record: notHeld ?? aFamilyRecord() } };
export const Absent: Story = { name: '아이가 오지 않은 수업', args: { record: ABSENT_RECORD } };
export const NoShow: Story = { name: '학생 결석', args: { record: NO_SHOW_RECORD } };
export const NoShowVietnamese: Story = {
  ...NoShow,
  name: '학생 결석, 베트남어',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
};
