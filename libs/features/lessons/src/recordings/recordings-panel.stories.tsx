import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { recordingsContract as contract } from '@portal/domain/live/recordings.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aRecording } from '@portal/testing/live/live-builders';
import { recordings as words } from './recording-messages.ts';
import { RecordingsPanel } from './recordings-panel.tsx';

const shown = (...items: ReturnType<typeof aRecording>[]) => ({
  platform: [fake(contract.listRecordings, { items })],
});
const none = { url: null, seconds: null } as const;
const meta = {
  component: RecordingsPanel,
  args: { lessonId: 'lesson-1' },
  parameters: shown(aRecording()),
} satisfies Meta<typeof RecordingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '볼 수 있음' };
export const Erasing: Story = {
  name: '지울지 물음',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: words.erase }));
    await screen.findByRole('alertdialog', { name: words.eraseQuestion });
  },
};
export const Every: Story = {
  name: '모든 상태',
  parameters: shown(
    aRecording({ ...none, id: 'r-1', state: 'RUNNING', endedAt: null, erasedAt: null }),
    aRecording({ ...none, id: 'r-2', state: 'SAVING', erasedAt: null }),
    aRecording({ id: 'r-3' }),
    aRecording({ ...none, id: 'r-4', state: 'FAILED', erasedAt: null }),
    aRecording({ ...none, id: 'r-5', state: 'ERASED' }),
  ),
};
export const Phone: Story = { name: '볼 수 있음, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(contract.listRecordings, 'UNEXPECTED')] },
};
