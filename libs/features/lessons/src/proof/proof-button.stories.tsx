import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { evidenceProofsContract } from '@portal/domain/lessons/evidence-proofs.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { ProofButton } from './proof-button.tsx';
import { proof as words } from './proof-messages.ts';

const { makeEvidenceProof } = evidenceProofsContract;
const press = async () => userEvent.click(await screen.findByRole('button', { name: words.pdf }));

const meta = {
  component: ProofButton,
  args: { lessonId: 'lesson-1', format: 'PDF' },
  parameters: { platform: [] },
} satisfies Meta<typeof ProofButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '받기 전' };
export const Json: Story = { name: 'JSON 파일', args: { format: 'JSON' } };
export const Making: Story = {
  name: '만드는 중',
  parameters: { platform: [neverAnswers(makeEvidenceProof)] },
  play: press,
};
export const Failed: Story = {
  name: '만들지 못함',
  parameters: { platform: [fakeProblem(makeEvidenceProof, 'UNEXPECTED')] },
  play: press,
};
