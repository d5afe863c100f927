import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyTrialContract as contract } from '@portal/domain/teachers/family-trial.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aFamilyLesson } from '@portal/testing/families/family-door-builders';
import { doorVietnamese } from '../door-vietnamese.ts';
import { readBy } from '../reader.fixture.tsx';
import { TrialBand } from './trial-band.tsx';
import { trialKorean } from './trial-korean.ts';
import { trialVietnamese } from './trial-vietnamese.ts';

const meta = {
  component: TrialBand,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [fake(contract.cancelFamilyTrial, {})] },
  args: { next: aFamilyLesson({ isTrial: true, no: 1 }) },
} satisfies Meta<typeof TrialBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inVietnamese = {
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  globals: { viewport: { value: 'w390' } },
};

export const ToCome: Story = { name: '취소할 수 있음' };
export const Asked: Story = { name: '취소를 물어봄', play: () => press(trialKorean.cancel) };
export const Canceled: Story = {
  name: '취소함',
  play: async () => {
    await press(trialKorean.cancel);
    await press(trialKorean.submit);
    await screen.findByText(trialKorean.done);
  },
};
export const RefusedVietnamese: Story = {
  name: '이미 시작함, 베트남어, 휴대폰',
  ...inVietnamese,
  parameters: { platform: [fakeProblem(contract.cancelFamilyTrial, 'WRONG_STATE')] },
  play: async () => {
    await press(trialVietnamese.cancel);
    await press(trialVietnamese.submit);
    await screen.findByText(doorVietnamese.refusals['WRONG_STATE']!);
  },
};
export const LargeText: Story = {
  ...inVietnamese,
  name: '글자 200%, 베트남어, 휴대폰',
  globals: { ...inVietnamese.globals, textZoom: 'double' },
};
