import type { Meta, StoryObj } from '@storybook/react-vite';
import { classWorlds } from '../class-server.fixture.ts';
import { ClassPage } from './class-page.tsx';

const path = (view: string) => `/account/my-courses/class-1/${view}`;
const meta = {
  component: ClassPage,
  parameters: { path: path('overview'), route: '/account/my-courses/:classId/*', platform: classWorlds.loaded },
} satisfies Meta<typeof ClassPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { name: '개요' };
export const Late: Story = { name: '두 회 늦음, 입장할 수 있음', parameters: { platform: classWorlds.late } };
export const Canceled: Story = { name: '취소한 수업', parameters: { platform: classWorlds.canceled } };
export const Lessons: Story = { name: '회차', parameters: { path: path('lessons') } };
export const Students: Story = { name: '학생', parameters: { path: path('students') } };
export const Assignments: Story = { name: '과제', parameters: { path: path('assignments') } };
export const Lectures: Story = { name: '강의 자료', parameters: { path: path('lectures') } };
export const Reviews: Story = { name: '수강 후기', parameters: { path: path('reviews') } };
export const Chat: Story = { name: '채팅', parameters: { path: path('chat') } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: classWorlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: classWorlds.failed } };
export const Gone: Story = { name: '없는 수업', parameters: { platform: classWorlds.gone } };
export const Longest: Story = { ...Overview, name: '가장 긴 내용', globals: { texts: 'long' } };
export const LongestLessons: Story = { ...Lessons, name: '가장 긴 내용: 회차', globals: { texts: 'long' } };
