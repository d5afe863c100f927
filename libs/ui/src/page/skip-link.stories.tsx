import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  component: SkipLink,
  args: { to: 'place', children: '본문으로 건너뛰기' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="place" tabIndex={-1}>
        여기로 건너뛰어요
      </p>
    </>
  ),
  play: async () => userEvent.tab(),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = { name: '초점이 있을 때' };
export const Longest: Story = {
  name: '긴 글',
  args: { children: HARD_CONTENT.long },
  globals: { viewport: { value: 'w320' } },
};
