import type { Meta, StoryObj } from '@storybook/react-vite';
import * as edited from '@portal/community/editor/edit-post-page.stories';
import * as written from '@portal/community/editor/new-post-page.stories';
import * as group from '@portal/community/group/group-page.stories';
import * as groups from '@portal/community/groups/groups-page.stories';
import * as members from '@portal/community/members/members-page.stories';
import * as post from '@portal/community/post-page/post-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w390' } };

export const Groups: Story = { name: '내 모임', parameters: inPortal(groups.default, groups.Loaded) };
export const Discover: Story = { name: '가입한 모임 없음', parameters: inPortal(groups.default, groups.Discover) };
export const Group: Story = { name: '모임의 글', parameters: inPortal(group.default, group.Loaded) };
export const GroupPhone: Story = { ...Group, name: '모임의 글, 휴대폰', globals: phone };
export const Questions: Story = { name: '모임의 질문', parameters: inPortal(group.default, group.Questions) };
export const QuestionsPhone: Story = { ...Questions, name: '모임의 질문, 휴대폰', globals: phone };
export const Packs: Story = { name: '모임의 자료', parameters: inPortal(group.default, group.Packs) };
export const PacksPhone: Story = { ...Packs, name: '모임의 자료, 휴대폰', globals: phone };
export const Members: Story = { name: '멤버', parameters: inPortal(members.default, members.Owner) };
export const Post: Story = { name: '질문과 답변', parameters: inPortal(post.default, post.Asked) };
export const PostPhone: Story = { ...Post, name: '질문과 답변, 휴대폰', globals: phone };
export const NewPost: Story = { name: '새 질문', parameters: inPortal(written.default, written.Question) };
export const NewPostPhone: Story = { ...NewPost, name: '새 질문, 휴대폰', globals: phone };
export const SharedPack: Story = { name: '자료 나누기', parameters: inPortal(written.default, written.Pack) };
export const EditedPost: Story = { name: '글 고치기', parameters: inPortal(edited.default, edited.Files) };
export const Failed: Story = { name: '오류', parameters: inPortal(group.default, group.Failed) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(group.default, group.Longest),
  globals: { texts: 'long' },
};
