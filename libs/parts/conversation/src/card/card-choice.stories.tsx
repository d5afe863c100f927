import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { cardsContract as contract } from '@portal/domain/chat/cards.contract';
import { aLessonCard, anAssignmentCard, aReviewCard } from '@portal/testing/chat/card-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { CardChoice } from './card-choice.tsx';

const offers = (
  lessons = [aLessonCard(), aLessonCard({ id: 'les-18', no: 18, startAt: '2026-11-20T19:00:00+09:00' })],
) => fake(contract.listChatCards, { lessons, assignments: [anAssignmentCard()], reviews: [aReviewCard()] });

const meta = {
  component: CardChoice,
  args: { roomId: 'room-1', zone: 'Asia/Seoul', onChoose: fn(), onClose: fn(), field: createRef<HTMLElement>() },
  parameters: { platform: [offers()] },
} satisfies Meta<typeof CardChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lessons: Story = { name: '수업' };
export const Reviews: Story = {
  name: '후기',
  play: async () => userEvent.click(await screen.findByRole('radio', { name: '후기' })),
};
export const Content: Story = {
  name: '긴 이름, 취소한 수업',
  parameters: { platform: [offers([aLessonCard({ status: 'CANCELED', className: HARD_CONTENT.long })])] },
};
export const Empty: Story = { name: '넣을 것 없음', parameters: { platform: [offers([])] } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(contract.listChatCards)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listChatCards, 'UNEXPECTED')] },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w320' } } };
