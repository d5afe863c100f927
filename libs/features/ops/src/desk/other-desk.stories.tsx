import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherDesk } from './other-desk.tsx';

const meta = {
  component: OtherDesk,
  parameters: { platform: [] },
  args: { title: '맡은 일에 없는 업무예요' },
} satisfies Meta<typeof OtherDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhomToAsk: Story = {
  name: '다른 업무',
  args: { children: '선물은 정산을 맡은 사람이 챙겨요. 이 업무를 보려면 팀 관리를 맡은 사람에게 부탁해 주세요.' },
};
export const NoSuchList: Story = { name: '없는 목록', args: { title: '그런 목록은 없어요' } };
