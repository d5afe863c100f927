import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  component: TextLink,
  args: { href: '#', children: '비밀번호 찾기' },
  argTypes: { variant: { control: 'inline-radio', options: ['link', 'quiet'] }, linkAs: { control: false } },
  parameters: {
    docs: {
      description: {
        component: '다른 곳으로 가는 글이에요. 문장 안에서는 밑줄이 있는 `link`, 제목 옆에서는 `quiet`를 써요.',
      },
    },
  },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus' } },
  render: (args) => (
    <>
      {(['link', 'quiet'] as const).map((variant) => (
        <StoryRow key={variant} title={variant}>
          <TextLink {...args} variant={variant} />
          <TextLink {...args} variant={variant} className="is-hover" />
          <TextLink {...args} variant={variant} className="is-focus" />
          <TextLink {...args} variant={variant} external>
            회사 소개
          </TextLink>
        </StoryRow>
      ))}
    </>
  ),
};
export const Content: Story = {
  name: '긴 글',
  render: (args) => (
    <div style={{ width: 280 }}>
      <TextLink {...args}>{HARD_CONTENT.long}</TextLink>
    </div>
  ),
};
