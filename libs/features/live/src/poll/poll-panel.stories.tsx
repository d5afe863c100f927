import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLivePoll } from '@portal/testing/live/live-builders';
import { noPacks } from '../live.fixture.ts';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { PollPanel } from './poll-panel.tsx';

const meta = { component: PollPanel, parameters: { platform: [noPacks] }, decorators: [asPanel] } satisfies Meta<
  typeof PollPanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { name: '선생님이 묻기 전', ...inRoom() };
export const Running: Story = { name: '질문이 열려 있음', ...inRoom(aBusyRoom({ poll: aLivePoll() })) };
export const Closed: Story = { name: '질문을 닫음', ...inRoom(aBusyRoom({ poll: aLivePoll({ isOpen: false }) })) };
export const None: Story = { name: '학생에게 투표 없음', ...inRoom(aBusyRoom(), { pass: studentPass }) };
