import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostFakes } from '../live.fixture.ts';
import { asStage, inRoom } from '../room-story.fixture.tsx';
import { SidePanel } from './side-panel.tsx';

const meta = {
  component: SidePanel,
  decorators: [(Part) => asStage(Part), ...inRoom().decorators],
  args: { name: 'chat', onClose: () => undefined },
  parameters: { platform: hostFakes() },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chat: Story = { name: '채팅' };
export const People: Story = { name: '참가자', args: { name: 'people' } };
export const Poll: Story = { name: '투표', args: { name: 'poll' } };
export const Links: Story = { name: '입장 링크', args: { name: 'links' } };
