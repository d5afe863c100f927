import type { Meta, StoryObj } from '@storybook/react-vite';
import { LetterSheet } from './letter-sheet.tsx';

const meta = { component: LetterSheet } satisfies Meta<typeof LetterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LessonNote: Story = { name: '수업 소식', args: { name: 'lessonNote' } };
export const MoveProposed: Story = { name: '시간을 바꾸자는 제안', args: { name: 'moveProposed' } };
export const LessonMoved: Story = { name: '바뀐 시간', args: { name: 'lessonMoved' } };
export const MoveEnded: Story = { name: '원래 시간 그대로', args: { name: 'moveEnded' } };
export const LessonCanceled: Story = { name: '취소된 수업', args: { name: 'lessonCanceled' } };
export const QuestionAnswered: Story = { name: '질문에 대한 답', args: { name: 'questionAnswered' } };
export const LessonWaits: Story = { name: '강의실에서 기다림', args: { name: 'lessonWaits' } };
export const SeatRequested: Story = { name: '받은 등록 신청', args: { name: 'seatRequested' } };
export const SeatQueued: Story = { name: '빈자리를 기다림', args: { name: 'seatQueued' } };
export const SeatOffered: Story = { name: '자리가 남', args: { name: 'seatOffered' } };
export const SeatAccepted: Story = { name: '등록함', args: { name: 'seatAccepted' } };
export const SeatDeclined: Story = { name: '등록하지 못함', args: { name: 'seatDeclined' } };
export const SeatExpired: Story = { name: '더 맡아 두지 못함', args: { name: 'seatExpired' } };
export const SeatOver: Story = { name: '수업이 끝나 받지 못함', args: { name: 'seatOver' } };
export const StudentMoved: Story = { name: '다른 수업으로 옮김', args: { name: 'studentMoved' } };
export const StudentRemoved: Story = { name: '수업을 그만둠', args: { name: 'studentRemoved' } };
export const ClassCanceled: Story = { name: '일찍 끝난 수업', args: { name: 'classCanceled' } };
export const NewLink: Story = { name: '새 링크', args: { name: 'newLink' } };
export const Notification: Story = { name: '알림 하나', args: { name: 'notification' } };
export const DayOfNotifications: Story = { name: '모아 보는 알림', args: { name: 'dayOfNotifications' } };
