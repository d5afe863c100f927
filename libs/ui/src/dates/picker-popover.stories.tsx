import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { PickerPopover } from './picker-popover.tsx';
import { TimeList } from './time-list.tsx';

function Live(props: ComponentProps<typeof PickerPopover>) {
  const [isOpen, setIsOpen] = useState(props.open);
  return <PickerPopover {...props} open={isOpen} onOpenChange={setIsOpen} />;
}

const meta = {
  component: PickerPopover,
  args: {
    title: '시각 고르기',
    icon: Clock,
    disabled: false,
    open: false,
    onOpenChange: () => {},
    first: '[tabindex="0"]',
    children: <TimeList times={['09:00', '09:30', '10:00', '10:30']} value="09:30" onPick={() => {}} />,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: '12rem', maxWidth: '100%', height: '2.75rem', border: '1px solid' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PickerPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button'));
  await screen.findByRole('dialog');
};

export const Closed: Story = { name: '닫힘' };
export const Disabled: Story = { name: '잠김', args: { disabled: true } };
export const Open: Story = { name: '열림', play: open };
export const Longest: Story = { name: '가장 긴 제목', args: { title: HARD_CONTENT.long }, play: open };
