import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';
import { StoryRow } from './story-board.tsx';

const meta = {
  component: Spinner,
  args: { label: '불러오는 중이에요' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: { docs: { description: { component: '짧게 끝나는 일에 써요. 목록과 페이지는 뼈대를 써요.' } } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '크기',
  render: () => (
    <StoryRow title="작게, 보통, 크게">
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </StoryRow>
  ),
};
