import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../classes.fixture.ts';
import { ClassesPage } from './classes-page.tsx';

const path = '/account/my-courses/all';
const meta = {
  component: ClassesPage,
  parameters: { path, platform: worlds.loaded },
} satisfies Meta<typeof ClassesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '수업 있음: 상태마다' };
export const Pages: Story = { name: '여러 쪽', parameters: { platform: worlds.many, path: `${path}?page=2` } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
export const NothingFound: Story = {
  name: '찾은 수업 없음',
  parameters: { path: `${path}?q=물리`, platform: worlds.empty },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
export const Offline: Story = { name: '오프라인', parameters: { platform: worlds.offline } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
