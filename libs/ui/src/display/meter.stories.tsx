import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Meter } from './meter.tsx';

const meta = {
  component: Meter,
  args: { label: '수업 프로필', value: 72, text: '72% 완성' },
  argTypes: { label: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: '얼마나 찼는지를 수와 막대로 보여 줘요. 진행이 아니라 정도예요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '빔, 절반, 가득, 긴 글',
  render: () => (
    <StoryRow title="0, 50, 100, 긴 글" column>
      <Meter label="시작 전" value={0} />
      <Meter label="절반" value={50} text="50% 완성" />
      <Meter label="다 됨" value={100} />
      <Meter label={HARD_CONTENT.long} value={33} />
    </StoryRow>
  ),
};
