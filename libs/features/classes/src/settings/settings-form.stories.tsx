import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { settings } from '../class-messages.ts';
import { SettingsForm } from './settings-form.tsx';

const save = async () => userEvent.click(await screen.findByRole('button', { name: settings.save }));
const meta = {
  component: SettingsForm,
  parameters: { platform: [] },
  args: { shown: aTeachingClass(), isReloading: false, onReload: () => undefined, onClose: () => undefined },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof SettingsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = { name: '온라인' };
export const Both: Story = {
  name: '온라인과 대면',
  args: { shown: aTeachingClass({ mode: 'BOTH', place: '스터디룸 2호', meetingUrl: 'https://meet.example/abc' }) },
};
export const Wrong: Story = {
  name: '빠진 칸',
  play: async () => {
    await userEvent.clear(await screen.findByRole('textbox', { name: /^수업 이름/ }));
    await save();
  },
};
export const Refused: Story = {
  name: '다른 곳에서 먼저 바꿈',
  parameters: { platform: [fakeProblem(classesContract.updateClass, 'VERSION_CONFLICT')] },
  play: async () => {
    await save();
    await screen.findByText(settings.failed);
  },
};
