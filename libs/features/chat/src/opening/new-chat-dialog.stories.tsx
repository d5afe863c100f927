import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pairsContract as contract } from '@portal/domain/chat/pairs.contract';
import { aKnownFamily } from '@portal/testing/chat/chat-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { knows, someFamilies } from '../chat.fixture.ts';
import { NewChatDialog } from './new-chat-dialog.tsx';

const meta = {
  component: NewChatDialog,
  args: { onClose: fn() },
  parameters: { platform: knows(someFamilies()) },
} satisfies Meta<typeof NewChatDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '보호자 몇 명' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Many: Story = { name: '더 볼 수 있음', parameters: { platform: knows(someFamilies(30)) } };
export const Nobody: Story = { name: '아무도 없음', parameters: { platform: knows([]) } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listKnownFamilies)] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(contract.listKnownFamilies, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  parameters: {
    platform: knows([
      aKnownFamily({
        name: HARD_CONTENT.long,
        students: [HARD_CONTENT.long, '학생 A02', '학생 A03'],
        className: HARD_CONTENT.long,
      }),
    ]),
  },
};
