import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, UserPlus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../base/icon.tsx';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Button } from './button.tsx';

const VARIANTS = ['solid', 'outline', 'ghost', 'danger'] as const;
const TITLES: Record<(typeof VARIANTS)[number], string> = {
  solid: '채움',
  outline: '테두리',
  ghost: '배경 없음',
  danger: '되돌릴 수 없는 일',
};
const SIZES = ['sm', 'md', 'lg'] as const;

const meta = {
  component: Button,
  args: { children: '강좌 만들기', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: VARIANTS },
    size: { control: 'inline-radio', options: SIZES },
    children: { control: 'text' },
  },
  parameters: {
    docs: {
      description: {
        component:
          '하는 일을 나타내요. 한 화면에 채운 버튼은 하나만 두고, 되돌릴 수 없는 일에만 `danger`를 써요. 다른 곳으로 가는 글은 `TextLink`, 버튼처럼 보이는 링크는 `asChild`로 만들어요. 글은 "저장", "승인 요청"처럼 하는 일 그대로 적어요.',
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };

export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus', active: '.is-active' } },
  render: (args) => (
    <>
      {VARIANTS.map((variant) => (
        <StoryRow key={variant} title={`${TITLES[variant]} (${variant})`}>
          {SIZES.map((size) => (
            <Button key={size} {...args} variant={variant} size={size} />
          ))}
          <Button {...args} variant={variant} className="is-hover" />
          <Button {...args} variant={variant} className="is-focus" />
          <Button {...args} variant={variant} className="is-active" />
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} loading loadingText="만드는 중" />
        </StoryRow>
      ))}
    </>
  ),
};

export const WithIcons: Story = {
  name: '아이콘과 함께',
  render: (args) => (
    <StoryRow title="앞에 놓는 아이콘, 넓은 버튼">
      <Button {...args} startIcon={<Icon as={Plus} />}>
        수업 가능 시간 추가
      </Button>
      <Button {...args} variant="outline" startIcon={<Icon as={UserPlus} />}>
        선생님 초대
      </Button>
      <Button {...args} size="lg" wide>
        로그인
      </Button>
    </StoryRow>
  ),
};

export const Content: Story = {
  name: '긴 글',
  render: (args) => (
    <div style={{ width: 240 }}>
      <StoryRow title="좁은 자리" column>
        <Button {...args}>{HARD_CONTENT.long}</Button>
        <Button {...args} variant="outline">
          {HARD_CONTENT.emoji}
        </Button>
      </StoryRow>
    </div>
  ),
};

export const FlowLoading: Story = {
  name: '흐름: 불러오는 동안 두 번 눌리지 않아요',
  args: { loading: true, loadingText: '저장하는 중', children: '저장' },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /저장하는 중/ }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
