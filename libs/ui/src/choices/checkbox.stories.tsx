import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: '비밀번호 저장' },
  argTypes: { children: { control: 'text' }, helper: { control: 'text' } },
  parameters: {
    docs: {
      description: { component: '양식을 보낼 때 뜻이 생기는 예, 아니요예요. 바로 바뀌는 설정에는 쓰지 않아요.' },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { focusVisible: '.is-focus' } },
  render: () => (
    <StoryRow title="꺼짐, 켜짐, 초점, 오류, 잠김" column>
      <Checkbox>꺼짐</Checkbox>
      <Checkbox defaultChecked helper="함께 쓰는 기기에서는 끄는 게 안전해요.">
        켜짐
      </Checkbox>
      <Checkbox className="is-focus">초점</Checkbox>
      <Checkbox error="동의해야 다음으로 갈 수 있어요.">약관 동의</Checkbox>
      <Checkbox disabled>잠김</Checkbox>
      <Checkbox disabled defaultChecked>
        켜진 채 잠김
      </Checkbox>
    </StoryRow>
  ),
};
export const Content: Story = {
  name: '긴 글',
  render: () => (
    <div style={{ width: 260 }}>
      <Checkbox helper={HARD_CONTENT.long}>{HARD_CONTENT.long}</Checkbox>
    </div>
  ),
};
