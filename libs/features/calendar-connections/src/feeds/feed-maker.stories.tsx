import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { calendarFeedsContract } from '@portal/domain/schedule/calendar-feeds.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aFeed } from '../connections.fixture.ts';
import { feeds } from '../messages.ts';
import { FeedMaker } from './feed-maker.tsx';

const { createCalendarFeed } = calendarFeedsContract;

const meta = {
  component: FeedMaker,
  parameters: {
    platform: [fake(createCalendarFeed, { feed: aFeed(), url: 'https://portal.example/tns/v1/calendar/ics/Zm9y.ics' })],
  },
} satisfies Meta<typeof FeedMaker>;
export default meta;
type Story = StoryObj<typeof meta>;

const make: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: feeds.create }));

export const Choosing: Story = { name: '만들기 전' };
export const Made: Story = { name: '만든 뒤', play: make };
export const Failed: Story = {
  name: '만들지 못함',
  parameters: { platform: [fakeProblem(createCalendarFeed, 'UNEXPECTED')] },
  play: make,
};
