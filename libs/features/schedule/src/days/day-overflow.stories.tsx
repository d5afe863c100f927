import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyWeek, aWorkingWeek, TODAY } from '../calendar.fixture.ts';
import { isOpenable, itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { DayOverflow } from './day-overflow.tsx';

const itemsOf = (calendar = aWorkingWeek()) =>
  (itemsByDay(calendar, wallClock(DEFAULT_TIME_ZONE)).get(TODAY) ?? []).filter(isOpenable);
const busy = aBusyWeek();
const longest = itemsOf({
  ...busy,
  lessons: busy.lessons.map((one, at) => ({ ...one, className: at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long })),
});

const meta = {
  component: DayOverflow,
  parameters: { platform: [] },
  args: { day: TODAY, items: itemsOf(), hidden: 2, onOpen: fn() },
  decorators: [
    (Story) => (
      <CalendarLook>
        <div style={{ minHeight: '30rem' }}>
          <Story />
        </div>
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof DayOverflow>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button'));
  await screen.findByRole('dialog');
};

export const Closed: Story = { name: '닫힘' };
export const Open: Story = { name: '하루 모두', play: open };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { items: longest, hidden: longest.length - 3 },
  play: async () => {
    await open();
    // A time stays on its line, however long the title beside it is.
    for (const time of document.querySelectorAll('.line .time'))
      await expect(time.getBoundingClientRect().height).toBeLessThan(20);
  },
};
