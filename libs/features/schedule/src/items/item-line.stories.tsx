import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aWorkingWeek } from '../calendar.fixture.ts';
import { wallClock } from '../time/wall-clock.ts';
import { isOpenable, itemsByDay } from './calendar-item.ts';
import { CalendarLook } from './calendar-look.tsx';
import { ItemLine } from './item-line.tsx';

const items = [...itemsByDay(aWorkingWeek(), wallClock(DEFAULT_TIME_ZONE)).values()].flat().filter(isOpenable);
const kinds = [...new Map(items.map((item) => [item.kind, item])).values()];

const meta = {
  component: ItemLine,
  args: { item: kinds[0]!, onOpen: fn() },
  render: ({ onOpen }) => (
    <CalendarLook maxW="180px">
      {kinds.map((item) => (
        <ItemLine key={item.key} item={item} onOpen={onOpen} />
      ))}
    </CalendarLook>
  ),
} satisfies Meta<typeof ItemLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = { name: '종류마다 하나, 좁은 칸' };
