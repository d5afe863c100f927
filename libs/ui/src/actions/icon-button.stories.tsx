import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MessageCircle, Plus } from 'lucide-react';
import { Icon } from '../base/icon.tsx';
import { StoryRow } from '../base/story-board.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: { label: '알림', icon: <Icon as={Bell} size={20} /> },
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'outline', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    icon: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '아이콘만으로 뜻이 통하는 일에 써요. `label`이 유일한 이름이고 말풍선으로도 보여요. 작은 크기도 손가락이 닿는 자리는 44px이에요.',
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus' } },
  render: () => (
    <>
      {(['ghost', 'outline', 'solid'] as const).map((variant) => (
        <StoryRow key={variant} title={variant}>
          <IconButton variant={variant} size="sm" label="작은 추가" icon={<Icon as={Plus} size={16} />} />
          <IconButton variant={variant} label="추가" icon={<Icon as={Plus} />} />
          <IconButton variant={variant} size="lg" label="큰 추가" icon={<Icon as={Plus} size={20} />} />
          <IconButton variant={variant} label="올려 둔 채팅" className="is-hover" icon={<Icon as={MessageCircle} />} />
          <IconButton
            variant={variant}
            label="초점 받은 채팅"
            className="is-focus"
            icon={<Icon as={MessageCircle} />}
          />
          <IconButton variant={variant} label="쓸 수 없는 채팅" disabled icon={<Icon as={MessageCircle} />} />
        </StoryRow>
      ))}
    </>
  ),
};
