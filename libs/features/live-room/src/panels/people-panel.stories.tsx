import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aHost, aRoomState } from '@portal/testing/live/live-builders';
import { panels } from '../messages.ts';
import { aBusyRoom, aCrowd, people, studentPass } from '../room-states.fixture.ts';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { PeoplePanel } from './people-panel.tsx';

const meta = { component: PeoplePanel, parameters: { platform: [] }, decorators: [asPanel] } satisfies Meta<
  typeof PeoplePanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Host: Story = { name: '선생님이 보는 참가자와 대기실', ...inRoom() };
export const Guest: Story = { name: '학생이 보는 참가자', ...inRoom(aBusyRoom(), { pass: studentPass }) };
export const HostDrawsAlone: Story = {
  name: '선생님만 그림',
  ...inRoom(aBusyRoom({ studentsMayDraw: false, participants: people.map((one) => ({ ...one, mayDraw: false })) })),
};
export const Crowd: Story = { name: '여럿이 함께', ...inRoom(aCrowd()) };
export const Alone: Story = {
  name: '혼자',
  ...inRoom(aRoomState({ participants: [aHost()], hasWaitingRoom: false })),
};
export const Removing: Story = {
  name: '내보낼지 물음',
  ...inRoom(),
  play: async () => userEvent.click(await screen.findByRole('button', { name: panels.removeOne('학생 A02') })),
};
