import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../catalogue.fixture.ts';
import { CoursesPage } from './courses-page.tsx';

const path = '/account/teaching-profile/my-courses/all';
const meta = {
  component: CoursesPage,
  parameters: { path, platform: worlds.loaded },
} satisfies Meta<typeof CoursesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '강좌 있음' };
export const Pages: Story = { name: '여러 쪽', parameters: { platform: worlds.many, path: `${path}?page=2` } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
export const NotYet: Story = { name: '프로필 승인 전', parameters: { platform: worlds.notYet } };
export const NothingFound: Story = {
  name: '찾은 강좌 없음',
  parameters: { path: `${path}?q=물리`, platform: worlds.empty },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
