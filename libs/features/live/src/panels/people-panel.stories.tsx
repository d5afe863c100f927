import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { aHost, aRoomState } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
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
const crowd = aCrowd();
const longNamed = <T extends { name: string }>(people: readonly T[]) =>
  people.map((one, at) => ({ ...one, name: at % 2 ? HARD_CONTENT.long : HARD_CONTENT.url }));
/** What the host decides with stays in reach, whatever people are called. */
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inRoom({ ...crowd, participants: longNamed(crowd.participants), waiting: longNamed(crowd.waiting) }),
  play: async () => {
    const inside = await screen.findByRole('heading', { name: panels.inside(crowd.participants.length) });
    const panel = inside.closest('section')!.parentElement!;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
