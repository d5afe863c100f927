import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { RouteLinks } from './route-links.tsx';

const meta = {
  component: RouteLinks,
  args: {
    label: '수입 메뉴',
    links: [
      { label: '전체', href: '#all', isCurrent: false },
      { label: '거래 내역', href: '#transactions', isCurrent: true },
      { label: '출금 내역', href: '#withdrawals', isCurrent: false },
    ],
  },
  argTypes: { links: { control: 'object' }, linkAs: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '한 기능 안의 페이지들이에요. 탭이 아니라 링크라서 새 탭으로 열 수 있고, 지금 페이지에는 `aria-current`가 붙어요. 휴대폰에서는 옆으로 밀려요.',
      },
    },
  },
} satisfies Meta<typeof RouteLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { hover: 'li:first-child a', focusVisible: 'li:last-child a' } },
};
export const Content: Story = {
  name: '휴대폰에서 긴 메뉴',
  globals: { viewport: { value: 'w390' } },
  args: {
    links: [HARD_CONTENT.long, '거래 내역', '출금 내역', '정산 계좌', '세금'].map((label, n) => ({
      label,
      href: `#${n}`,
      isCurrent: n === 3,
    })),
  },
};
