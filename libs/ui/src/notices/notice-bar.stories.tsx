import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cookie, Wifi } from 'lucide-react';
import { NoticeBar } from './notice-bar.tsx';

const meta = {
  component: NoticeBar,
  args: { icon: Cookie, title: '브라우저가 쿠키를 막고 있어요', children: '이 탭에서만 로그인이 유지돼요.' },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: { component: '포털 전체에 대한 한 줄이에요. 머리 아래에 있고, 화면을 가리지 않아요.' },
    },
  },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Good: Story = {
  name: '좋은 소식',
  args: { icon: Wifi, palette: 'pine', title: '다시 연결됐어요', children: null },
};
export const Phone: Story = { name: '휴대폰에서', globals: { viewport: { value: 'w390' } } };
