import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { directoryContract } from '@portal/domain/planning/directory.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aDirectory } from '@portal/testing/schedule/free-slot-builders';
import { NOTHING } from '../testing/story-callbacks.ts';
import { withSections } from '../testing/with-sections.tsx';
import { CommandPalette } from './command-palette.tsx';

const meta = {
  component: CommandPalette,
  decorators: [withSections],
  args: { open: true, onClose: NOTHING, onLogout: NOTHING },
  parameters: { platform: [fake(directoryContract.getDirectory, aDirectory())] },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await body.findByRole('combobox'), text);
  };

export const Opened: Story = { name: '막 열었을 때' };
export const Initials: Story = { name: '초성으로 찾기', play: type('ㅅㅇ') };
export const Actions: Story = { name: '뜻이 같은 말로 할 일 찾기', play: type('아프') };
export const Nothing: Story = { name: '찾지 못함', play: type('없는말') };
export const Loading: Story = {
  name: '이름을 불러오는 중',
  parameters: { platform: [neverAnswers(directoryContract.getDirectory)] },
};
export const Failed: Story = {
  name: '이름을 불러오지 못함',
  parameters: { platform: [fakeProblem(directoryContract.getDirectory, 'UNEXPECTED')] },
};
