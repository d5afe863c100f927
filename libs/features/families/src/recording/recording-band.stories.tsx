import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { recordingConsentContract as contract } from '@portal/domain/families/recording-consent.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aFamilyDoor } from '@portal/testing/families/family-door-builders';
import { doorKorean } from '../door-korean.ts';
import { shownConsents, TWO_CHILDREN } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { RecordingBand } from './recording-band.tsx';

const saidAt = '2026-11-17T20:00:00+09:00';
const meta = {
  component: RecordingBand,
  decorators: [readBy()],
  args: { students: aFamilyDoor().students },
  parameters: { signedIn: false, platform: [shownConsents(true)] },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof RecordingBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (...consent: Parameters<typeof shownConsents>) => ({
  parameters: { signedIn: false, platform: [shownConsents(...consent)] },
});
export const Unsaid: Story = { name: '아직 답하지 않음' };
export const Yes: Story = { name: '괜찮다고 함', ...shown(true, { may: true, saidAt }) };
export const No: Story = { name: '아니라고 함', ...shown(true, { may: false, saidAt }) };
export const Other: Story = {
  name: '다른 보호자가 아니라고 함',
  ...shown(true, { may: true, saidAt, isRefusedByOther: true }),
};
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [readBy('vi')],
  ...shown(true, { may: true, saidAt }),
};
export const Two: Story = { name: '아이 둘', args: TWO_CHILDREN };
export const LargeText: Story = { name: '글자 200%', globals: { viewport: { value: 'w390' }, textZoom: 'double' } };
export const Failed: Story = {
  name: '보내지 못함',
  parameters: {
    signedIn: false,
    platform: [fakeProblem(contract.sayRecordingConsent, 'UNAVAILABLE'), shownConsents(true)],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '네, 괜찮아요' }));
    await screen.findByText(doorKorean.sheet.refused);
  },
};
