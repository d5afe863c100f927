import type { Meta, StoryObj } from '@storybook/react-vite';
import * as list from '@portal/notifications/page/notifications-page.stories';
import * as settings from '@portal/notifications/settings/notification-settings-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { name: '알림 목록', parameters: inPortal(list.default) };
const one = inPortal(list.default, { parameters: { path: '/notification/notification-1' } });
export const Detail: Story = { name: '알림 내용', parameters: one };
export const Answer: Story = { name: '답하는 알림', parameters: inPortal(list.default, list.WithAction) };
export const DetailOnPhone: Story = {
  name: '휴대전화: 알림 내용',
  parameters: inPortal(list.default, list.Asked),
  globals: { viewport: { value: 'w390' } },
};
export const Settings: Story = { name: '알림 설정', parameters: inPortal(settings.default) };
export const Longest: Story = { name: '가장 긴 내용', parameters: inPortal(list.default), globals: { texts: 'long' } };
export const LongestDetail: Story = {
  name: '가장 긴 내용: 알림 하나',
  parameters: one,
  globals: { texts: 'long' },
};
