import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { holdDesks } from '../lessons.fixture.ts';
import { hold } from '../messages.ts';
import { HoldBody } from './hold-panel.tsx';

const meta = {
  component: HoldBody,
  args: { desk: holdDesks.late },
  parameters: { platform: [] },
  render: ({ desk }) => (
    <chakra.div layerStyle="sheet" p="5" display="grid" gap="4" maxW="40rem">
      <HoldBody desk={desk} />
    </chakra.div>
  ),
} satisfies Meta<typeof HoldBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: '모든 상태',
  render: () => (
    <chakra.div display="grid" gap="4" maxW="40rem">
      {Object.entries(holdDesks).map(([name, desk]) => (
        <chakra.div key={name} layerStyle="sheet" p="5" display="grid" gap="4">
          <HoldBody desk={desk} />
        </chakra.div>
      ))}
    </chakra.div>
  ),
};
export const Refused: Story = {
  name: '시작하지 못함',
  parameters: { platform: [fakeProblem(lessonDeskContract.startLesson, 'ROOM_NOT_OPEN')] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: hold.start }));
    await screen.findByText(hold.startFailed);
  },
};
