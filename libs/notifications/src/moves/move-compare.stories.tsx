import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { MoveCompare } from './move-compare.tsx';

const rules = (secondTimeZone: string | null) =>
  fake(bookingRulesContract.getBookingRules, { ...DEFAULT_BOOKING_RULES, secondTimeZone });

const meta = {
  component: MoveCompare,
  args: { move: aLessonMove({ by: 'STUDENT' }) },
  parameters: { platform: [rules(null)] },
  decorators: [(Story) => <StorySheet width="40.5rem">{Story()}</StorySheet>],
} satisfies Meta<typeof MoveCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: '지금과 바꿀 시간' };
export const TwoZones: Story = {
  name: '두 나라의 시각',
  parameters: { platform: [rules('Asia/Ho_Chi_Minh')] },
};
export const Accepted: Story = { name: '수락함', args: { move: aLessonMove({ status: 'ACCEPTED' }) } };
export const Longest: Story = {
  name: '긴 이유, 좁은 화면',
  args: { move: aLessonMove({ reason: `${HARD_CONTENT.long} ${HARD_CONTENT.url}` }) },
  globals: { viewport: { value: 'w390' } },
};
