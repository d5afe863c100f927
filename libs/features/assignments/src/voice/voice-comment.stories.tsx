import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { aSound } from '@portal/testing/assets/sound-builders';
import { aGradedSubmission } from '@portal/testing/coursework/submission-builders';
import { aMarksServer } from '../grading.fixture.ts';
import { MarkDeskContext, useMarkDesk } from '../marks/mark-desk.ts';
import { useVoices } from './use-voices.ts';
import { VoiceComment } from './voice-comment.tsx';
import { voice as words } from './voice-messages.ts';

const KEPT = { file: aSound({ id: 'voice' }), seconds: 83 };
const record = async () => userEvent.click(await screen.findByRole('button', { name: words.record }));

function Desk({ submission }: { submission: GradedSubmission }) {
  const voices = useVoices();
  return (
    <MarkDeskContext value={useMarkDesk()}>
      <VoiceComment submission={submission} voices={voices} />
    </MarkDeskContext>
  );
}

const meta = {
  component: Desk,
  parameters: { platform: aMarksServer() },
  args: { submission: aGradedSubmission({ id: 'submission-1' }) },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: '아직 없음' };
export const Kept: Story = { name: '남긴 의견', parameters: { platform: aMarksServer({ voice: KEPT }) } };
export const Refused: Story = {
  name: '마이크를 막아 둠',
  beforeEach() {
    const own = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    return () => void (navigator.mediaDevices.getUserMedia = own);
  },
  play: record,
};
