import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { SkeletonRows } from '../notices/skeletons.tsx';
import { Popover } from './popover.tsx';

const meta = {
  component: Popover,
  args: {
    title: '알림',
    size: 'lg',
    trigger: <Button variant="outline">알림 열기</Button>,
    aside: (
      <TextLink href="#" variant="quiet">
        알림 설정
      </TextLink>
    ),
    children: <p style={{ padding: 20 }}>출금이 끝났어요. 하나은행 계좌로 3,000,000đ 보냈어요.</p>,
    footer: (
      <Button variant="ghost" wide>
        더 보기
      </Button>
    ),
  },
  argTypes: {
    trigger: { control: false },
    aside: { control: false },
    children: { control: false },
    footer: { control: false },
    title: { control: 'text' },
  },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          '버튼 옆에 열리는 내용이에요. 초점은 제목으로 가고 Esc를 누르면 버튼으로 돌아와요. 휴대폰에서는 페이지를 따로 둬요.',
      },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Open: Story = { name: '열림', args: { open: true } };
export const Loading: Story = {
  name: '불러오는 중',
  args: { open: true, children: <SkeletonRows rows={3} />, footer: undefined },
};
export const Content: Story = {
  name: '긴 내용',
  args: {
    open: true,
    children: Array.from({ length: 20 }, (_, n) => (
      <p key={n} style={{ padding: '8px 20px' }}>
        {HARD_CONTENT.long}
      </p>
    )),
  },
};
export const FlowKeyboard: Story = {
  name: '흐름: 제목으로 갔다가 버튼으로 돌아와요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const trigger = within(canvasElement).getByRole('button', { name: '알림 열기' });
    await userEvent.click(trigger);
    const heading = await screen.findByRole('heading', { name: '알림' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
