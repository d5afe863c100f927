import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { enrollmentsContract as contract } from '@portal/domain/classes/enrollments.contract';
import { anEnrollmentRequest } from '@portal/testing/classes/enrollment-builders';
import { type Fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { requests as words } from '../invitation-messages.ts';
import { RequestList } from './request-list.tsx';

const { answerEnrollmentRequest } = contract;
const vietnamese = anEnrollmentRequest({
  id: 'request-2',
  studentName: 'Trần Minh Khôi',
  age: 12,
  goals: '',
  guardianName: 'Nguyễn Thị Hoa',
  relation: 'FATHER',
  language: 'vi',
});
const waiting = anEnrollmentRequest({ id: 'request-3', studentName: '학생 B03', state: 'WAITING', heldUntil: null });
const accepting = (answer: Fake): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { platform: [answer] },
  play: async () => userEvent.click(await screen.findByRole('button', { name: `학생 B01 ${words.accept}` })),
});

const meta = {
  component: RequestList,
  parameters: { platform: [] },
  args: { classId: 'class-1', requests: [anEnrollmentRequest(), vietnamese, waiting] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '세 가족, 하나는 빈자리를 기다림' };
export const Empty: Story = { name: '신청 없음', args: { requests: [] } };
export const Sending: Story = { name: '등록하는 중', ...accepting(neverAnswers(answerEnrollmentRequest)) };
export const Full: Story = {
  name: '그사이 자리가 참',
  ...accepting(fakeProblem(answerEnrollmentRequest, 'CLASS_FULL')),
};
export const Taken: Story = {
  name: '다른 곳에서 먼저 답함',
  ...accepting(fakeProblem(answerEnrollmentRequest, 'WRONG_STATE')),
};
export const Declining: Story = {
  name: '거절할지 물음',
  play: async () => userEvent.click(await screen.findByRole('button', { name: `학생 B01 ${words.decline}` })),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    requests: [
      anEnrollmentRequest({
        studentName: HARD_CONTENT.long,
        goals: `${HARD_CONTENT.long} `.repeat(8),
        guardianName: HARD_CONTENT.vietnamese,
        email: `${'family.'.repeat(9)}name@${'a-very-long-name.'.repeat(6)}example.com`,
        language: 'vi',
        relation: 'GRANDPARENT',
      }),
      waiting,
    ],
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
