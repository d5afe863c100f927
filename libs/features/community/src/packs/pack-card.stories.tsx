import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSharedPack } from '@portal/testing/community/community-builders';
import { StorySheet } from '@portal/ui/story-board';
import { somePosts, worlds } from '../community.fixture.ts';
import { PackCard } from './pack-card.tsx';

const post = somePosts().find(({ kind }) => kind === 'PACK')!;
const meta = {
  component: PackCard,
  parameters: { platform: worlds.loaded() },
  args: { post, pack: aSharedPack() },
  render: (args) => (
    <StorySheet width="full">
      <PackCard {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof PackCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shared: Story = { name: '나눈 꾸러미' };
export const Taken: Story = {
  name: '이미 서재에 있음',
  args: { pack: aSharedPack({ mine: { packId: 'pack-9', isThanked: false } }) },
};
export const Thanked: Story = {
  name: '고마움을 전함',
  args: { pack: aSharedPack({ mine: { packId: 'pack-9', isThanked: true } }) },
};
export const Lost: Story = {
  name: '가져온 것을 지움',
  args: { pack: aSharedPack({ mine: { packId: null, isThanked: false } }) },
};
export const Mine: Story = { name: '내가 나눔', args: { post: { ...post, isMine: true } } };
export const New: Story = {
  name: '그림 없음, 아직 아무도',
  args: { post: { ...post, files: [] }, pack: aSharedPack({ takers: 0, thanks: 0, licence: 'CC0' }) },
};
export const Phone: Story = { ...Taken, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  ...Taken,
  name: '가장 긴 내용, 좁은 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w320' } },
};
