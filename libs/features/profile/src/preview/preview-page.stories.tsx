import type { Meta, StoryObj } from '@storybook/react-vite';
import { previews } from '../profile.fixture.ts';
import { PreviewPage } from './preview-page.tsx';

const PATH = '/account/teaching-profile/teacher-profile/preview';

const meta = {
  component: PreviewPage,
  parameters: { platform: previews.loaded, path: `${PATH}?as=parent` },
} satisfies Meta<typeof PreviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parent: Story = { name: '학부모에게' };
export const Student: Story = { name: '학생에게', parameters: { path: `${PATH}?as=student` } };
export const Empty: Story = { name: '아무것도 쓰지 않음', parameters: { platform: previews.empty } };
export const NotPublished: Story = {
  name: '아직 공개되지 않음',
  parameters: { platform: previews.notPublished, path: `${PATH}?of=published` },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: previews.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: previews.failed } };
export const Longest: Story = { ...Parent, name: '가장 긴 내용', globals: { texts: 'long' } };
