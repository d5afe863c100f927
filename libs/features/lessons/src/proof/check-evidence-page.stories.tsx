import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { evidenceProofsContract } from '@portal/domain/lessons/evidence-proofs.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anEvidenceProof } from '@portal/testing/lessons/evidence-proof-builders';
import { CheckEvidencePage } from './check-evidence-page.tsx';
import { proof as words } from './proof-messages.ts';

const { getEvidenceProof } = evidenceProofsContract;
const found = (over = {}) => ({ platform: [fake(getEvidenceProof, anEvidenceProof(over))] });

const meta = {
  component: CheckEvidencePage,
  parameters: { signedIn: false, path: '/e/7K2M9QXF3D8R1T5V', route: '/e/:code', ...found() },
} satisfies Meta<typeof CheckEvidencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (text: string) => async () =>
  userEvent.upload(
    await screen.findByLabelText(words.choose),
    new File([text], 'evidence.pdf', { type: 'application/pdf' }),
  );

export const Unchanged: Story = { name: '그대로임' };
export const More: Story = { name: '그 뒤에 더 남음', parameters: found({ linesSince: 4, format: 'JSON' }) };
export const Changed: Story = { name: '바뀜', parameters: found({ isUnchanged: false }) };
export const SameFile: Story = { name: '같은 파일', play: choose('증거') };
export const OtherFile: Story = { name: '다른 파일', play: choose('증거!') };
export const Missing: Story = {
  name: '없는 코드',
  parameters: { platform: [fakeProblem(getEvidenceProof, 'NOT_FOUND')] },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(getEvidenceProof)] } };
export const Failed: Story = { name: '오류', parameters: { platform: [fakeProblem(getEvidenceProof, 'UNEXPECTED')] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
export const Asking: Story = { name: '코드를 물음', parameters: { path: '/e', route: '/e', platform: [] } };
export const WrongCode: Story = {
  ...Asking,
  name: '틀린 코드',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^확인 코드/ }), '7K2M');
    await userEvent.click(screen.getByRole('button', { name: words.look }));
  },
};
