import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySheet } from '@portal/ui/story-board';
import { classWorlds } from '../class-server.fixture.ts';
import { manyClasses, someClasses } from '../classes.fixture.ts';
import { ClassList } from './class-list.tsx';

const meta = {
  component: ClassList,
  parameters: { platform: classWorlds.loaded },
  args: { items: someClasses(), total: 5, page: 1, onPage: () => undefined },
  render: (args) => (
    <StorySheet width="full">
      <ClassList {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof ClassList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = { name: '한 쪽' };
export const ManyPages: Story = { name: '여러 쪽', args: { items: manyClasses().slice(10, 20), total: 34, page: 2 } };
