import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { LeadSurface } from '@portal/ui/lead-surface';
import { holdDesks } from '../lessons.fixture.ts';
import { hold } from '../messages.ts';
import { HoldBody, HoldPanel } from './hold-panel.tsx';

const meta = {
  component: HoldPanel,
  args: { desk: holdDesks.late },
  parameters: { platform: [] },
  render: ({ desk }) => (
    <chakra.div display="grid" maxW="40rem">
      <HoldPanel desk={desk} />
    </chakra.div>
  ),
} satisfies Meta<typeof HoldPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: '모든 상태',
  render: () => (
    <chakra.div display="grid" gap="4" maxW="40rem">
      {Object.entries(holdDesks).map(([name, desk], at) => (
        <LeadSurface key={name} aria-label={`${at + 1}번째 상태`} tone="next" display="grid" gap="4">
          <HoldBody desk={desk} />
        </LeadSurface>
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
