import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

type Props = ComponentProps<typeof SegmentedControl<string>>;

function Held(props: Props) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: SegmentedControl,
  args: {
    label: '보기 방식',
    value: 'week',
    onChange: () => {},
    options: [
      { value: 'week', label: '주' },
      { value: 'month', label: '월' },
      { value: 'agenda', label: '목록' },
    ],
  },
  argTypes: { onChange: { control: false } },
  render: (args) => <Held {...(args as Props)} />,
  parameters: {
    docs: {
      description: {
        component:
          '같은 것을 보는 두세 가지 방법 가운데 하나를 골라요. 안은 라디오 버튼이라 화살표로 바꿔요. 페이지를 옮길 때는 `RouteLinks`를 써요.',
      },
    },
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  args: {
    options: [
      { value: 'week', label: '고른 것' },
      { value: 'month', label: '고르지 않은 것' },
      { value: 'agenda', label: '쓸 수 없는 것', disabled: true },
    ],
  },
};
export const FlowArrows: Story = {
  name: '흐름: 화살표로 바꿔요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: '주' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '월' })).toBeChecked();
  },
};
