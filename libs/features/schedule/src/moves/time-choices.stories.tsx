import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { TimeChoices } from './time-choices.tsx';

const meta = {
  component: TimeChoices,
  args: {
    spans: aConflict().alternatives,
    hasFailed: false,
    chosen: Date.parse('2026-11-20T14:00:00+09:00'),
    today: TODAY,
    timeZone: 'Asia/Seoul',
    onPick: fn(),
  },
} satisfies Meta<typeof TimeChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: '세 개' };
export const Dropped: Story = {
  name: '놓은 시간이 비어 있음',
  args: { dropped: Date.parse(aConflict().alternatives[0]!.startAt) },
};
export const TwoZones: Story = {
  name: '두 도시의 시각',
  decorators: [
    (Story) => (
      <CalendarLayersProvider value={{ ...NO_LAYERS, secondTimeZone: 'Asia/Ho_Chi_Minh' }}>
        <Story />
      </CalendarLayersProvider>
    ),
  ],
};
export const Looking: Story = { name: '찾는 중', args: { spans: undefined } };
export const None: Story = { name: '없음', args: { spans: [] } };
export const Failed: Story = { name: '찾지 못함', args: { spans: undefined, hasFailed: true } };
