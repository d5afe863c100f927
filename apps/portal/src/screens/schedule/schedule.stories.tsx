import type { Meta, StoryObj } from '@storybook/react-vite';
import * as calendar from '@portal/schedule/calendar/calendar-page.stories';
import * as freeTimes from '@portal/schedule/free-times/free-times-page.stories';
import * as rules from '@portal/schedule/rules/rules-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '일정', parameters: inPortal(calendar.default) };
export const Month: Story = { name: '일정: 한 달', parameters: inPortal(calendar.default, calendar.Month) };
export const FreeTimes: Story = { name: '수업 가능 시간', parameters: inPortal(freeTimes.default) };
export const Rules: Story = { name: '예약 규칙', parameters: inPortal(rules.default) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(calendar.default),
  globals: { texts: 'long' },
};
export const LongestFreeTimes: Story = {
  name: '가장 긴 내용: 수업 가능 시간',
  parameters: inPortal(freeTimes.default, freeTimes.Longest),
};
