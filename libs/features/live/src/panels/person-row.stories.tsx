import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aParticipant } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyRoom, people, studentPass } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { PersonRow } from './person-row.tsx';

const shown = [...people, aParticipant({ id: 'guest-9', name: HARD_CONTENT.vietnamese, mayDraw: false })];
const meta = {
  component: PersonRow,
  parameters: { platform: [] },
  args: { person: aParticipant(), onRemove: () => undefined },
  render: ({ onRemove }) => (
    <chakra.ul listStyleType="none" maxW="20rem" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      {shown.map((person) => (
        <PersonRow key={person.id} person={person} onRemove={onRemove} />
      ))}
    </chakra.ul>
  ),
} satisfies Meta<typeof PersonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForHost: Story = { name: '선생님이 보는 사람들', ...inRoom() };
export const ForGuest: Story = { name: '학생이 보는 사람들', ...inRoom(aBusyRoom(), { pass: studentPass }) };
