import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { endedLinksContract as contract } from '@portal/domain/classes/ended-links.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { readBy } from '../reader.fixture.tsx';
import { endedKorean } from './ended-korean.ts';
import { EndedLinkView } from './ended-link-view.tsx';
import { anEndedLink } from './ended-link.fixture.ts';

const meta = {
  component: EndedLinkView,
  decorators: [readBy()],
  args: { ended: anEndedLink() },
  parameters: { signedIn: false, platform: [fake(contract.mailNewLink, {})] },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof EndedLinkView>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: endedKorean.send }));

export const Closed: Story = { name: '기간이 지남' };
export const ClosedVietnamese: Story = { name: '기간이 지남, 베트남어', decorators: [readBy('vi')] };
export const Renewed: Story = { name: '새로 바뀜', args: { ended: anEndedLink({ why: 'RENEWED' }) } };
export const Over: Story = { name: '수업이 아주 끝남', args: { ended: anEndedLink({ goesOn: false, email: null }) } };
export const Left: Story = {
  name: '나간 수업',
  args: { ended: anEndedLink({ why: 'LEFT', endedAt: null, goesOn: false, email: null }) },
};
export const Moved: Story = {
  name: '옮긴 수업, 베트남어',
  args: { ended: anEndedLink({ why: 'LEFT', endedAt: null }) },
  decorators: [readBy('vi')],
};
export const WithoutMail: Story = { name: '메일 주소를 모름', args: { ended: anEndedLink({ email: null }) } };
export const Sent: Story = {
  name: '보냄',
  play: async () => {
    await send();
    await screen.findByText(endedKorean.sent);
  },
};
export const TooOften: Story = {
  name: '너무 자주 보냄',
  parameters: { platform: [fakeProblem(contract.mailNewLink, 'TOO_MANY')] },
  play: async () => {
    await send();
    await screen.findByText(endedKorean.failed);
  },
};
export const LargeText: Story = { name: '글자 200%', globals: { viewport: { value: 'w390' }, textZoom: 'double' } };
