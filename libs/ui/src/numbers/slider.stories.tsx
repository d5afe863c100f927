import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Slider, type SliderProps } from './slider.tsx';

function Live(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} valueText={`${value}명`} onChange={setValue} />;
}

const meta = {
  component: Slider,
  args: { label: '한 수업의 학생', value: 4, valueText: '4명', min: 1, max: 10, onChange: () => {} },
  argTypes: { onChange: { control: false } },
  parameters: {
    docs: {
      description: {
        component: '대략의 수를 줄 위에서 골라요. 브라우저의 것이라 화살표, Page, Home, End 키가 모두 돼요.',
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
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <StoryRow title="처음, 가운데, 끝, 범위 밖의 값" column>
      <Live {...args} label="처음" value={1} />
      <Live {...args} label="가운데" value={5} />
      <Live {...args} label="끝" value={10} />
      <Slider {...args} label={HARD_CONTENT.long} value={999_999_999} valueText="999,999,999명" />
    </StoryRow>
  ),
};
export const FlowMoved: Story = {
  name: '흐름: 움직이면 값을 말로 알려요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const slider = within(canvasElement).getByRole('slider', { name: '한 수업의 학생' });
    // What the arrow keys do is the browser's: the journey of the home page presses them.
    await fireEvent.change(slider, { target: { value: '5' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '5명');
  },
};
export const FlowPages: Story = {
  name: '흐름: 다섯씩 넘겨요',
  tags: ['flow'],
  args: { pageStep: 5, value: 1 },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('slider');
    await fireEvent.keyDown(line, { key: 'PageUp' });
    await expect(line).toHaveValue('6');
    await fireEvent.keyDown(line, { key: 'PageUp' });
    await expect(line).toHaveValue('10');
    await fireEvent.keyDown(line, { key: 'PageDown' });
    await expect(line).toHaveValue('5');
  },
};
