import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { planning } from '../planning-messages.ts';
import { planningWorlds } from '../planning.fixture.ts';
import { RollOverForm } from './roll-over-form.tsx';

const make = async () => userEvent.click(await screen.findByRole('button', { name: planning.rollOver }));
const meta = {
  component: RollOverForm,
  parameters: { platform: planningWorlds.loaded },
  args: { shown: aTeachingClass() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof RollOverForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '지난 학기에서 채움',
  play: async () => void (await screen.findByRole('list', { name: '만들어질 회차' })),
};
export const Wrong: Story = {
  name: '빠진 칸',
  play: async () => {
    await userEvent.clear(await screen.findByRole('textbox', { name: /^수업 이름/ }));
    await make();
  },
};
export const Refused: Story = {
  name: '만들지 못함',
  parameters: { platform: [fakeProblem(classesContract.rollOverClass, 'LIMIT_REACHED'), ...planningWorlds.loaded] },
  play: async () => {
    await make();
    await screen.findByText(planning.failed);
  },
};
