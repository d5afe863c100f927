import type { Meta, StoryObj } from '@storybook/react-vite';
import * as door from '@portal/families/door/family-door-page.stories';
import * as asked from '@portal/families/guardians/asked-guardian-page.stories';
import * as invitation from '@portal/families/invitation/invitation-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = {
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = { name: '수업 등록 신청', parameters: inPortal(invitation.default) };
export const Door: Story = { name: '가족의 수업 페이지', parameters: inPortal(door.default) };
export const DoorLongest: Story = { ...Door, name: '가족의 수업 페이지, 가장 긴 내용', globals: { texts: 'long' } };
export const AskedGuardian: Story = { name: '보호자 초대', parameters: inPortal(asked.default) };
export const Longest: Story = { ...Invitation, name: '가장 긴 내용', globals: { texts: 'long' } };
