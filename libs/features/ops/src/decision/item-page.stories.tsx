import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../ops.fixture.ts';
import { ItemPage } from './item-page.tsx';

const meta = {
  component: ItemPage,
  parameters: { path: '/ops/courses/request-1', route: '/ops/:queue/:id', platform: worlds.mine },
} satisfies Meta<typeof ItemPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = { name: '내가 심사하는 강좌' };
export const Waiting: Story = { name: '아무도 맡지 않음', parameters: { platform: worlds.waiting } };
export const Others: Story = { name: '다른 사람이 심사함', parameters: { platform: worlds.others } };
export const Declined: Story = { name: '끝난 심사', parameters: { platform: worlds.declined } };
export const Profile: Story = {
  name: '수업 프로필',
  parameters: { path: '/ops/profiles/submission-1', platform: worlds.profile },
};
export const Ticket: Story = {
  name: '문의',
  parameters: { path: '/ops/tickets/ticket-1', platform: worlds.ticket },
};
export const Application: Story = {
  name: '선생님 지원',
  parameters: { path: '/ops/applications/application-1', platform: worlds.application },
};
export const Passed: Story = {
  name: '합격한 선생님 지원',
  parameters: { path: '/ops/applications/application-1', platform: worlds.passed },
};
export const SecondOfMine: Story = {
  name: '출금, 내가 먼저 확인함',
  parameters: { path: '/ops/withdrawals/withdrawal-1', platform: worlds.secondOfMine },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.itemLoading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.itemFailed } };
export const Missing: Story = { name: '없는 심사', parameters: { platform: worlds.itemMissing } };
export const Longest: Story = { ...Mine, name: '가장 긴 내용', globals: { texts: 'long' } };
