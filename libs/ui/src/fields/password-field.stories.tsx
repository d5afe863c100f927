import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../actions/text-link.tsx';
import { StoryRow } from '../base/story-board.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: { label: '비밀번호' },
  argTypes: { label: { control: 'text' }, helper: { control: 'text' }, error: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: '눌러서 볼 수 있는 비밀번호 칸이에요. Caps Lock과 한글 입력을 알려 줘요. 붙여 넣기는 언제나 돼요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <form style={{ maxWidth: 400 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: () => (
    <StoryRow title="비었을 때, 채웠을 때, 틀렸을 때" column>
      <PasswordField label="비밀번호" aside={<TextLink href="#">비밀번호 찾기</TextLink>} />
      <PasswordField label="지금 비밀번호" defaultValue="demo1234!" />
      <PasswordField
        label="새 비밀번호"
        required
        error="비밀번호를 8자 이상 입력해 주세요."
        defaultValue="1234"
        autoComplete="new-password"
      />
      <PasswordField label="잠긴 비밀번호" disabled defaultValue="demo1234!" />
    </StoryRow>
  ),
};
export const FlowShow: Story = {
  name: '흐름: 비밀번호를 보고 한글 입력을 알아차려요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 보기' }));
    await userEvent.type(canvas.getByLabelText('비밀번호'), 'ㅇㅡ');
    await expect(canvas.getByText('한글로 입력하고 있어요. 한/영 키를 확인해 주세요.')).toBeVisible();
  },
};
