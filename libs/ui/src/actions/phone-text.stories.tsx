import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { PhoneText } from './phone-text.tsx';

const meta = {
  component: PhoneText,
  args: { text: '고객센터(1900-0000)로 알려 주세요.', number: '1900-0000' },
} satisfies Meta<typeof PhoneText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const NoNumber: Story = { name: '번호 없음', args: { text: '고객센터로 알려 주세요.', number: '' } };
export const Content: Story = {
  name: '긴 글',
  args: { text: `${HARD_CONTENT.long} 1900-0000` },
  globals: { viewport: { value: 'w320' } },
};
