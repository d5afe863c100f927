import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeadFigure } from './lead-figure.tsx';
import { LeadSurface } from './lead-surface.tsx';

const meta = {
  component: LeadFigure,
  args: { name: '시작까지', value: '12:42', share: 0.2, under: ['15:45 입장', '16:00 시작'] },
  parameters: {
    docs: { description: { component: '화면을 이끄는 숫자 하나예요. 이끄는 면 안에 두고, 한 화면에 하나만 써요.' } },
  },
  render: (args) => (
    <LeadSurface tone="next" aria-label={args.name}>
      <LeadFigure {...args} />
    </LeadSurface>
  ),
} satisfies Meta<typeof LeadFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clock: Story = { name: '초까지 세기' };
export const Words: Story = { name: '한 시간이 넘음', args: { value: '22시간 43분', share: undefined, under: [] } };
export const Beside: Story = {
  name: '글 곁의 작은 숫자',
  args: { name: '남은 시간', value: '22시간 43분', share: undefined, under: [], size: 'md' },
};
export const Labelled: Story = { name: '다른 말이 위에', args: { label: '강의실이 열렸어요' } };
export const Phone: Story = { ...Words, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
