import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { Field, TextInput } from '../fields/field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        창 열기
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: () => {},
    size: 'sm',
    title: '로그인',
    description: '선생님 계정으로 수업을 관리하세요.',
    children: (
      <form style={{ display: 'grid', gap: 16 }}>
        <Field label="계정">
          <TextInput autoComplete="username" />
        </Field>
        <PasswordField label="비밀번호" />
      </form>
    ),
    footer: (
      <Button size="lg" wide>
        로그인
      </Button>
    ),
  },
  argTypes: {
    children: { control: false },
    footer: { control: false },
    onClose: { control: false },
    initialFocus: { control: false },
    finalFocus: { control: false },
    title: { control: 'text' },
    description: { control: 'text' },
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          '온 주의를 기울일 일 하나에 써요. Esc로 닫히고 초점은 열었던 버튼으로 돌아가요. 휴대폰에서는 아래에서 올라오거나 (`sheet`) 화면을 채워요 (`full`). 묻기만 하는 창은 `AlertDialog`예요.',
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const FullOnPhone: Story = {
  name: '휴대폰에서 화면 가득',
  args: { phone: 'full' },
  globals: { viewport: { value: 'w390' } },
};
export const Side: Story = { name: '옆에서 나오는 창', args: { size: 'side' } };
export const SideLong: Story = {
  name: '옆에서 나오는 창, 긴 글',
  args: {
    size: 'side',
    title: HARD_CONTENT.long,
    description: HARD_CONTENT.url,
    children: Array.from({ length: 40 }, (_, n) => <p key={n}>{HARD_CONTENT.long}</p>),
  },
};
export const Content: Story = {
  name: '긴 글',
  args: {
    title: HARD_CONTENT.long,
    description: HARD_CONTENT.url,
    size: 'md',
    children: Array.from({ length: 24 }, (_, n) => <p key={n}>{HARD_CONTENT.long}</p>),
    footer: (
      <>
        <Button variant="outline">계속 작성</Button>
        <Button>나가기</Button>
      </>
    ),
  },
};
export const LongForm: Story = {
  name: '긴 양식, 휴대폰',
  args: {
    phone: 'full',
    children: (
      <form style={{ display: 'grid', gap: 16 }}>
        <p>{HARD_CONTENT.long}</p>
        {Array.from({ length: 12 }, (_, n) => (
          <Field key={n} label={`질문 ${n + 1}`}>
            <TextInput />
          </Field>
        ))}
      </form>
    ),
  },
  globals: { viewport: { value: 'w390' } },
  async play() {
    await waitFor(() => expect(screen.getByRole('textbox', { name: '질문 1' })).toHaveFocus());
  },
};
export const Aside: Story = {
  name: '곁에서 읽기',
  args: { size: 'aside', title: '왜 이 금액인가요?', children: <p>{HARD_CONTENT.long}</p>, footer: undefined },
};
export const FlowKeyboard: Story = {
  name: '흐름: Esc로 닫고 돌아와요',
  tags: ['flow'],
  args: { open: false },
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: '창 열기' });
    await userEvent.click(opener);
    const account = await screen.findByRole('textbox', { name: '계정' });
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
