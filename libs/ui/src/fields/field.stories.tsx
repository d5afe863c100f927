import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../actions/text-link.tsx';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Field, TextArea, TextInput } from './field.tsx';

const meta = {
  component: Field,
  args: {
    label: '강좌 이름',
    helper: '60자까지 쓸 수 있어요.',
    children: <TextInput placeholder="예: 처음 시작하는 한국어 회화" />,
  },
  argTypes: {
    children: { control: false },
    aside: { control: false },
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
  },
  parameters: {
    docs: {
      description: {
        component:
          '이름표, 도움말, 오류, 글자 수를 입력 칸과 묶어요. 오류는 도움말 자리에 나타나고 입력 칸과 함께 읽혀요. 글자 수는 한글을 조합하는 동안 세지 않고, 넘쳐도 자르지 않아요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus' } },
  render: () => (
    <StoryRow title="한 줄과 여러 줄" column>
      <Field label="이름" required>
        <TextInput />
      </Field>
      <Field label="초점을 받았을 때">
        <TextInput className="is-focus" />
      </Field>
      <Field label="주소" optional helper="수업 장소를 찾을 때 써요.">
        <TextInput defaultValue="서울 마포구" />
      </Field>
      <Field label="휴대폰 번호" error="휴대폰 번호를 다시 확인해 주세요.">
        <TextInput size="lg" inputMode="tel" defaultValue="0123" />
      </Field>
      <Field label="선생님 코드">
        <TextInput readOnly value="KR0000001TC" />
      </Field>
      <Field label="정산 계좌" helper="심사 중에는 바꿀 수 없어요.">
        <TextInput disabled defaultValue="하나은행" />
      </Field>
      <Field label="강좌 소개" limit={60} aside={<TextLink href="#">예시 보기</TextLink>}>
        <TextArea defaultValue="매주 세 번, 말하기부터 시작해요." />
      </Field>
    </StoryRow>
  ),
};
export const Content: Story = {
  name: '긴 글',
  render: () => (
    <StoryRow title="넘친 글, 긴 도움말" column>
      <Field label={HARD_CONTENT.long} limit={20} error={HARD_CONTENT.long}>
        <TextInput defaultValue={HARD_CONTENT.long} />
      </Field>
      <Field label="링크" helper={HARD_CONTENT.url}>
        <TextArea defaultValue={HARD_CONTENT.url} />
      </Field>
    </StoryRow>
  ),
};
export const FlowCounter: Story = {
  name: '흐름: 넘쳐도 자르지 않고 알려요',
  tags: ['flow'],
  args: { limit: 5, helper: undefined, children: <TextInput /> },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'abcdefg');
    await expect(canvas.getByRole('textbox')).toHaveValue('abcdefg');
    await expect(canvas.getByText('7/5자')).toBeVisible();
  },
};
