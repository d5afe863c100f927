import type { Meta, StoryObj } from '@storybook/react-vite';
import { pairsContract as contract } from '@portal/domain/chat/pairs.contract';
import { paths } from '@portal/domain/site/paths';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { knows } from '../chat.fixture.ts';
import { OpenChatPage } from './open-chat-page.tsx';

const meta = {
  component: OpenChatPage,
  parameters: {
    path: paths.chatWith('grd-01'),
    route: paths.chatWith.pattern,
    platform: [neverAnswers(contract.openChat)],
  },
} satisfies Meta<typeof OpenChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { name: '여는 중' };
export const Gone: Story = { name: '채팅할 수 없는 보호자', parameters: { platform: knows([]) } };
export const Failed: Story = {
  name: '열지 못함',
  parameters: { platform: [fakeProblem(contract.openChat, 'UNEXPECTED')] },
};

export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' }, textZoom: 'double' },
  parameters: { platform: knows([]) },
};
