import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../base/icon.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { LateMenu } from './late-menu.tsx';
import type { MenuItem } from './menu.tsx';

const meta = {
  component: LateMenu,
  args: {
    label: '1번째 메시지 메뉴',
    button: (props) => <IconButton {...props} label="1번째 메시지 메뉴" icon={<Icon as={Ellipsis} />} />,
    items: (): MenuItem[] => [
      { id: 'copy', label: '복사', icon: <Icon as={Copy} />, onSelect: fn() },
      { id: 'delete', label: '지우기', icon: <Icon as={Trash2} />, onSelect: fn(), danger: true, separated: true },
    ],
  },
  argTypes: { button: { control: false }, items: { control: false } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LateMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('menu');
};

export const Playground: Story = { name: '놀이터' };
export const Opened: Story = { name: '열림', play: open };
export const Content: Story = {
  name: '긴 글',
  args: { items: () => [{ id: 'a', label: HARD_CONTENT.long }] },
  play: open,
};
export const FlowKeyboard: Story = {
  name: '흐름: 위 화살표로 열면 마지막 항목에 서요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '지우기' })).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const FlowInDialog: Story = {
  name: '흐름: 창 안에서 열면 창 위에 떠요',
  tags: ['flow'],
  decorators: [
    (Drawn) => (
      <Dialog open onClose={fn()} title="대화" phone="full">
        <Drawn />
      </Dialog>
    ),
  ],
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '1번째 메시지 메뉴' }));
    const entry = await screen.findByRole('menuitem', { name: '복사' });
    await waitFor(() => {
      const { left, top, width, height } = entry.getBoundingClientRect();
      expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(entry);
    });
  },
};
