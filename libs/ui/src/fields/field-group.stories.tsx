import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { FieldGroup } from './field-group.tsx';

const meta = {
  component: FieldGroup,
  args: {
    label: '수업 시간',
    children: (
      <StoryRow title="여기에 여러 칸이 와요">
        <Button variant="outline">화요일</Button>
        <Button variant="outline">목요일</Button>
      </StoryRow>
    ),
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '제목만' };
export const Helped: Story = {
  name: '도움말과 합계',
  args: { required: true, helper: '한 주에 열네 번까지 정할 수 있어요.', note: '한 주에 2시간' },
};
export const Wrong: Story = {
  name: '오류',
  args: { required: true, helper: '한 주에 열네 번까지 정할 수 있어요.', error: '수업 시간을 하나 이상 정해 주세요.' },
};
export const Spoken: Story = { name: '제목은 소리로만', args: { spoken: true } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { label: HARD_CONTENT.long, note: HARD_CONTENT.long, error: HARD_CONTENT.url, required: true },
};
