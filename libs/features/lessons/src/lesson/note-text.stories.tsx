import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTE_TEMPLATES } from '@portal/domain/lessons/note-templates';
import { NoteText } from './note-text.tsx';

const textOf = (id: string) => NOTE_TEMPLATES.find((one) => one.id === id)?.text ?? '';
const korean = textOf('ko-lesson');
const vietnamese = textOf('vi-lesson');
const meta = {
  component: NoteText,
  args: {
    text: korean,
    values: { student: '학생 A01', covered: '일차함수의 그래프', homework: '교과서 42쪽', next: '활용 문제' },
  },
} satisfies Meta<typeof NoteText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { name: '한국어' };
export const Vietnamese: Story = { name: '베트남어', args: { text: vietnamese } };
export const Both: Story = { name: '두 언어', args: { text: `${korean}\n\n${vietnamese}` } };
export const Own: Story = {
  name: '가족이 직접 쓴 말',
  args: { text: 'Hôm nay {student} học lúc 9 giờ 40.\n\n숙제는 없었어요.', values: undefined },
};
export const Gaps: Story = {
  name: '숙제가 없음',
  args: { values: { student: '학생 A01', covered: '일차함수의 그래프', homework: '', next: '' } },
};
