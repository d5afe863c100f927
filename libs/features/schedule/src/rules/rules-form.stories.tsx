import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { rulesMessages as words } from '../rules-messages.ts';
import { RulesForm } from './rules-form.tsx';

const { updateBookingRules } = bookingRulesContract;
const meta = {
  component: RulesForm,
  args: { rules: DEFAULT_BOOKING_RULES, timeZone: 'Asia/Seoul' },
  parameters: { platform: [fake(updateBookingRules, DEFAULT_BOOKING_RULES)], path: '/account/calendar/rules' },
} satisfies Meta<typeof RulesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '처음 규칙' };
export const TwoZones: Story = {
  name: '두 나라의 시간과 공휴일',
  args: {
    rules: { ...DEFAULT_BOOKING_RULES, secondTimeZone: 'Asia/Ho_Chi_Minh', holidayCountries: ['KR', 'VN'] },
  },
};
export const Wrong: Story = {
  name: '잘못 적음',
  play: async () => {
    const notice = await screen.findByLabelText(new RegExp(`^${words.notice}`));
    await userEvent.clear(notice);
    await userEvent.click(screen.getByRole('button', { name: words.save }));
  },
};
export const Refused: Story = {
  name: '저장하지 못함',
  parameters: { platform: [fakeProblem(updateBookingRules, 'UNEXPECTED')] },
  play: async () => {
    const notice = await screen.findByLabelText(new RegExp(`^${words.notice}`));
    await userEvent.clear(notice);
    await userEvent.type(notice, '12');
    await userEvent.click(screen.getByRole('button', { name: words.save }));
  },
};
