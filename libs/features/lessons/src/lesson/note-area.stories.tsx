import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySheet } from '@portal/ui/story-board';
import { NoteArea } from './note-area.tsx';

const NOTHING = () => undefined;
const field = {
  name: 'messageToGuardian',
  value: '안녕하세요, {student} 학생이 {covered}를 배웠어요.\n숙제: {homework}',
  onChange: NOTHING,
  onBlur: NOTHING,
  ref: NOTHING,
};
const meta = {
  component: NoteArea,
  args: { field, label: '내용', helper: '아래 낱말을 누르면 글에 자리가 생겨요.' },
  parameters: { platform: [] },
  decorators: [(Story) => <StorySheet width="25rem">{Story()}</StorySheet>],
} satisfies Meta<typeof NoteArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = { name: '자리가 있는 글' };
export const Empty: Story = { name: '비어 있음', args: { field: { ...field, value: '' } } };
export const Wrong: Story = { name: '오류', args: { error: '보호자께 보낼 말을 적어 주세요.' } };
