import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare, Presentation, Users } from 'lucide-react';
import { screen, userEvent } from 'storybook/test';
import { inVietnamese, onDark } from '../room-story.fixture.tsx';
import { hostTools, tools as words } from './dock-messages.ts';
import { MoreTools } from './more-tools.tsx';
import type { Tool } from './use-tools.ts';

const onPress = () => undefined;
const rest: Tool[] = [
  { id: 'chat', group: 'PEOPLE', icon: MessageSquare, label: words.chat(0), name: words.chat(3), count: 3, onPress },
  { id: 'people', group: 'PEOPLE', icon: Users, label: words.people, name: hostTools.people(1, 2), count: 3, onPress },
];
const meta = { component: MoreTools, decorators: [onDark], args: { tools: rest } } satisfies Meta<typeof MoreTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '새 것이 있음' };
export const AtTheHead: Story = { name: '강의실 머리의 작은 단추', args: { isSmall: true } };
const open = (name: string) => async () =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
export const Vietnamese: Story = {
  name: '베트남어',
  args: {
    tools: [
      {
        id: 'board',
        group: 'LESSON',
        icon: Presentation,
        label: 'Bảng',
        name: 'Bảng',
        act: 'Tự xem riêng bảng',
        onPress,
      },
    ],
    isSmall: true,
  },
  decorators: [inVietnamese],
  globals: { viewport: { value: 'w390' } },
};
export const Open: Story = {
  name: '열림',
  globals: { viewport: { value: 'w390' } },
  play: open(words.more),
};
