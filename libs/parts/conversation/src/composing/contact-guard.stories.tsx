import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { guard as words } from '../messages.ts';
import { ContactGuard } from './contact-guard.tsx';

const meta = {
  component: ContactGuard,
  args: {
    text: 'Nếu có việc gấp, gọi cô số 010-1234-5678 nhé.',
    firstWay: null,
    onSend: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof ContactGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { name: '전화번호' };
export const Later: Story = { name: '나중에 보내는 글', args: { moment: '내일 11:00' } };
export const Several: Story = {
  name: '여러 가지',
  args: { text: '전화 010-1234-5678,\n메일 math.kim@example.co.kr,\nZalo: math_01 가운데 하나로 알려 주세요.' },
};
export const FileName: Story = {
  name: '파일 이름에',
  args: { text: '약도예요.\n전화_010_1234_5678.jpg', instead: '약도예요.', isOfFiles: true },
};
export const NothingLeft: Story = {
  name: '빼면 남는 것 없음',
  args: { text: '전화_010_1234_5678.jpg', instead: '', isOfFiles: true },
};
export const Reason: Story = {
  name: '이유를 적는 중',
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: words.anyway })),
};
export const NoReason: Story = {
  name: '이유를 적지 않음',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: words.anyway }));
    await userEvent.click(canvas.getByRole('button', { name: words.reason!.send }));
  },
};
export const Longest: Story = {
  name: '가장 긴 글',
  args: { text: `${'수업은 늘 하던 곳에서 해요. '.repeat(170)}010-1234-5678` },
};
