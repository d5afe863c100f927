import type { Meta, StoryObj } from '@storybook/react-vite';
import { aHost, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { aBusyRoom, people, studentPass } from '../room-states.fixture.ts';
import { inRoom, onDark, VietnameseReader } from '../room-story.fixture.tsx';
import { useRoom } from '../session/use-room.ts';
import { FollowBar } from './follow-bar.tsx';

const at = (state = aBusyRoom({ focus: 'BOARD', page: 3 }), setting: Parameters<typeof inRoom>[1] = {}) => ({
  decorators: [onDark, ...inRoom(state, setting).decorators],
});
const guest = { pass: studentPass };
const meta = { component: FollowBar, parameters: { platform: [] } } satisfies Meta<typeof FollowBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Following: Story = { name: '선생님을 따라 봄', ...at(undefined, guest) };
/** Looks at the people while the teacher is at the board. */
function LooksAway() {
  const { look } = useRoom();
  return (
    <>
      <FollowBar />
      <button type="button" onClick={() => look.show('PEOPLE')}>
        사람들 보기
      </button>
    </>
  );
}
export const Alone: Story = {
  name: '혼자 봄',
  ...at(undefined, guest),
  render: () => <LooksAway />,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '사람들 보기' })),
};
export const AloneOnPhone: Story = { ...Alone, name: '혼자 봄, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Together: Story = { name: '선생님: 모두 함께 봄', ...at() };
export const Apart: Story = {
  name: '선생님: 두 명이 혼자 봄',
  ...at(aBusyRoom({ focus: 'BOARD', participants: people.map((one, no) => ({ ...one, looksAlone: no > 1 })) })),
};
export const Nothing: Story = {
  name: '할 말이 없음',
  ...at(aRoomState({ participants: [aHost(), aParticipant()] })),
};
export const Vietnamese: Story = {
  ...Alone,
  name: '베트남어',
  render: () => (
    <VietnameseReader>
      <LooksAway />
    </VietnameseReader>
  ),
};
