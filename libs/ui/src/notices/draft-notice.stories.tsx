import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { DraftNotice } from './draft-notice.tsx';

const meta = {
  component: DraftNotice,
  args: { onResume: () => {}, onDiscard: () => {}, children: '‘학부모 상담’ · 18/11/2026 10:30' },
  argTypes: { children: { control: 'text' }, onResume: { control: false }, onDiscard: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '쓰다 만 양식을 잃지 않았다고 알려요. 화면에서는 이어서 쓸지 묻고, 다시 열린 양식 위에서는 불러온 내용이라고 알려요.',
      },
    },
  },
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Restored: Story = { name: '양식 위에서', args: { onResume: undefined, children: undefined } };
export const Content: Story = { name: '긴 글', args: { children: HARD_CONTENT.long } };
