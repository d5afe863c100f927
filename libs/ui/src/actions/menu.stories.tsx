import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, LogOut, Settings, Wallet } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../base/icon.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

const meta = {
  component: Menu,
  args: {
    label: '김서연 님 메뉴',
    trigger: <Button variant="outline">김서연 님 메뉴</Button>,
    items: [
      { id: 'schedule', label: '일정', href: '#schedule', icon: <Icon as={Calendar} />, isCurrent: true },
      { id: 'income', label: '수입', href: '#income', icon: <Icon as={Wallet} /> },
      { id: 'settings', label: '설정', href: '#settings', icon: <Icon as={Settings} /> },
      { id: 'logout', label: '로그아웃', icon: <Icon as={LogOut} />, onSelect: fn(), separated: true },
    ],
  },
  argTypes: { trigger: { control: false }, items: { control: false }, linkAs: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          '버튼 아래의 할 일과 갈 곳이에요. 위아래 화살표, Home, End로 움직이고 글쇠를 치면 그 이름으로 가요. 한/영 상태와 상관없이 "설"을 치면 설정으로, 첫 자음만 쳐도 찾아요.',
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '열림과 모든 항목',
  args: {
    open: true,
    items: [
      { id: 'a', label: '지금 보는 곳', href: '#a', isCurrent: true },
      { id: 'b', label: '복제' },
      { id: 'c', label: '쓸 수 없는 일', disabled: true },
      { id: 'd', label: '삭제', danger: true, separated: true },
      { id: 'e', label: 'Tiếng Việt', lang: 'vi' },
    ],
  },
};
export const Choice: Story = {
  name: '하나를 고르는 항목',
  args: {
    open: true,
    choice: {
      label: '화면 모드',
      value: 'dark',
      options: [
        { value: 'light', label: '밝게' },
        { value: 'dark', label: '어둡게' },
        { value: 'system', label: '기기 설정 따르기' },
      ],
      onChoose: fn(),
    },
  },
};
export const Content: Story = {
  name: '긴 글',
  args: {
    open: true,
    items: [
      { id: 'a', label: HARD_CONTENT.long },
      { id: 'b', label: HARD_CONTENT.vietnamese },
    ],
  },
};
export const FlowKeyboard: Story = {
  name: '흐름: 한글 글쇠로 설정을 찾아요',
  tags: ['flow'],
  async play({ canvasElement }) {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('[KeyT][KeyJ][KeyF]');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '설정' })).toHaveAttribute('data-highlighted'));
  },
};
