import type { Meta, StoryObj } from '@storybook/react-vite';
import * as invitation from '@portal/families/invitation/invitation-page.stories';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { inPortal, PortalScreen } from '../testing/portal-screen.tsx';

const meta = {
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => dropDrafts('visitor'),
} satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = { name: '수업 등록 신청', parameters: inPortal(invitation.default) };
export const Longest: Story = { ...Invitation, name: '가장 긴 내용', globals: { texts: 'long' } };
