import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../base/story-board.tsx';
import { Money } from './money.tsx';

const meta = {
  component: Money,
  args: { amount: 1_250_000 },
  argTypes: {
    size: { control: 'inline-radio', options: ['lg', 'md', 'sm'] },
    tone: { control: 'inline-radio', options: ['plain', 'in'] },
  },
  parameters: {
    docs: {
      description: {
        component:
          '금액이에요. 숫자 너비가 같고 낭독기는 "125만 동"처럼 읽어요. 줄어든 돈을 빨갛게 칠하지 않아요. 초록은 들어온 돈에만 써요.',
      },
    },
  },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 모습',
  render: () => (
    <>
      <StoryRow title="제목 숫자, 카드, 줄" column>
        <Money amount={12_450_000} size="lg" />
        <Money amount={1_250_000} size="md" />
        <Money amount={1_250_000} />
      </StoryRow>
      <StoryRow title="들어온 돈, 나간 돈, 0, 가장 큰 값">
        <Money amount={3_000_000} signed tone="in" />
        <Money amount={-450_000} signed />
        <Money amount={0} />
        <Money amount={999_999_999} />
      </StoryRow>
    </>
  ),
};
