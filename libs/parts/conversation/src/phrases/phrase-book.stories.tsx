import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { savedRepliesContract as contract } from '@portal/domain/chat/saved-replies.contract';
import { aSavedReply } from '@portal/testing/chat/saved-reply-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { PhraseBook } from './phrase-book.tsx';
import { phrases as words } from './phrase-messages.ts';

const kept = (...items: ReturnType<typeof aSavedReply>[]) => ({
  platform: [fake(contract.listSavedReplies, { items })],
});
const meta = {
  component: PhraseBook,
  args: {
    known: { 학생: 'Minh Khoa', 수업: '중2 수학 개념 완성' },
    readers: [{ language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' }],
    onInsert: fn(),
    onClose: fn(),
    field: { current: null },
  },
  parameters: kept(),
} satisfies Meta<typeof PhraseBook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { name: '기본 문구' };
export const Filled: Story = {
  name: '칸을 모두 채움',
  args: { known: { 학생: 'Minh Khoa', 수업: '중2 수학', 시간: '2026-11-19T10:00:00.000Z' } },
};
export const Mixed: Story = {
  name: '여러 언어, 여러 곳',
  args: {
    known: { 학생: 'Minh Khoa', 수업: '중2 수학', 시간: '2026-11-19T10:00:00.000Z' },
    readers: [
      { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' },
      { language: 'ko', timeZone: 'Asia/Seoul' },
      { language: 'ko', timeZone: 'Europe/Berlin' },
    ],
  },
};
export const OneLanguage: Story = {
  name: '한 언어만 있음',
  parameters: kept(aSavedReply({ korean: '고마워요. 내일 만나요.', vietnamese: '' })),
};
export const NotFound: Story = {
  name: '찾는 문구 없음',
  play: async () => userEvent.type(await screen.findByRole('searchbox', { name: words.search }), '없는 말'),
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listSavedReplies)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listSavedReplies, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: kept(
    aSavedReply({ korean: '긴 글이에요. '.repeat(70), vietnamese: 'Hẹn gặp {학생} lúc {시간} nhé ạ. '.repeat(28) }),
  ),
};
