import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonDesk, aLessonDiary, aLessonQuestion } from '@portal/testing/lessons/lesson-desk-builders';
import { DiaryPanel } from './diary-panel.tsx';

const written = aLessonDiary({
  version: 3,
  programmeNo: 12,
  covered: '일차함수의 그래프',
  homework: '교과서 42쪽',
  nextPlan: '활용 문제',
  messageToGuardian: '안녕하세요, {student} 학생이 {covered}를 배웠어요.',
  messageToGuardianVi: 'Chào phụ huynh, {student} đã học xong.',
  sentAt: '2026-11-18T10:41:00+09:00',
  confirmBy: '2026-11-19T10:41:00+09:00',
});
const confirmedAt = '2026-11-18T10:42:00+09:00';

const meta = {
  component: DiaryPanel,
  args: { desk: aLessonDesk(), diary: written },
  parameters: { platform: [] },
} satisfies Meta<typeof DiaryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '확인을 기다림' };
export const Questioned: Story = {
  name: '문의가 열려 확인이 멈춤',
  args: { desk: aLessonDesk({ isQuestioned: true }) },
};
export const Asked: Story = {
  name: '가족의 질문이 답을 기다려 확인이 멈춤',
  args: { desk: aLessonDesk({ isQuestioned: true, questions: [aLessonQuestion()] }) },
};
export const Answered: Story = {
  name: '답한 뒤 24시간을 다시 기다림',
  args: {
    desk: aLessonDesk({
      questions: [aLessonQuestion({ answer: '다음에 더할게요.', answeredAt: '2026-11-18T10:41:30+09:00' })],
    }),
  },
};
export const Confirmed: Story = {
  name: '보호자가 확인함, 나만 보는 메모',
  args: { diary: { ...written, confirmedAt, confirmedBy: 'GUARDIAN', privateNote: '기울기를 한 번 더 볼 것' } },
};
export const Families: Story = {
  name: '두 가족이 받은 말',
  args: {
    desk: aLessonDesk({
      recipients: [
        { id: 'guardian-1', name: 'Nguyễn Thị Hoa', language: 'vi' },
        { id: 'guardian-2', name: '김보호', language: 'ko' },
      ],
    }),
  },
};
export const Nobody: Story = { name: '보낼 보호자가 없음', args: { desk: aLessonDesk({ recipients: [] }) } };
export const ConfirmedAlone: Story = {
  name: '저절로 확인됨',
  args: { diary: { ...written, homework: '', nextPlan: '', confirmedAt, confirmedBy: 'AUTO' } },
};
