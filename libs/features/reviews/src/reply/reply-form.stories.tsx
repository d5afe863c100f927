import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { StorySheet } from '@portal/ui/story-board';
import { aWorld, someReviews } from '../reviews.fixture.ts';
import { ReplyForm } from './reply-form.tsx';

const [fresh, , answered] = someReviews();
const meta = {
  component: ReplyForm,
  parameters: { platform: aWorld() },
  args: { review: fresh!, onClose: fn(), onSent: fn() },
  render: (args) => (
    <StorySheet width="full">
      <ReplyForm {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof ReplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { name: '새 답글' };
export const Change: Story = { name: '답글 고치기', args: { review: answered! } };

const writes = (text: string) => async () => {
  const words = await screen.findByRole('textbox');
  await userEvent.clear(words);
  await userEvent.type(words, text);
};
export const Good: Story = {
  name: '도우미가 고개를 끄덕임',
  play: writes('솔직하게 알려 주셔서 고마워요. 다음 주부터 숙제를 줄일게요.'),
};
export const Contacts: Story = {
  name: '연락처와 이름이 들어 있음',
  play: writes('서연이 어머님, 010-2841-2274로 전화 주시거나 math@example.com으로 보내 주세요.'),
};
export const ContactsPhone: Story = { ...Contacts, name: '연락처, 휴대폰', globals: { viewport: { value: 'w390' } } };
