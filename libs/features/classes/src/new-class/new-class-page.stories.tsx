import type { Meta, StoryObj } from '@storybook/react-vite';
import { planningWorlds } from '../planning.fixture.ts';
import { NewClassPage } from './new-class-page.tsx';

const path = '/account/my-courses/new';
const meta = {
  component: NewClassPage,
  parameters: { path: `${path}?course=course-1`, platform: planningWorlds.loaded },
} satisfies Meta<typeof NewClassPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: '강좌를 고르고 옴' };
export const Blank: Story = { name: '처음', parameters: { path } };
export const PreviewFailed: Story = { name: '미리보기 오류', parameters: { platform: planningWorlds.previewFailed } };
export const None: Story = { name: '승인된 강좌 없음', parameters: { platform: planningWorlds.none } };
export const Failed: Story = { name: '오류', parameters: { platform: planningWorlds.failed } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: planningWorlds.loading } };
export const Longest: Story = { ...Chosen, name: '가장 긴 내용', globals: { texts: 'long' } };
