import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCalendarEvent, aFreeTime, aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { messages } from '../messages.ts';
import { type CalendarItem, ITEM_KINDS, type ItemKind } from './calendar-item.ts';
import { CalendarLook, HOUR_HEIGHT } from './calendar-look.tsx';
import { EventBlock } from './event-block.tsx';

const START = 600;

function itemOf(kind: ItemKind, minutes: number, className = '중2 수학 개념 완성'): CalendarItem {
  const piece = { key: `${kind}-${minutes}`, day: '2026-11-18', start: START, end: START + minutes, continues: false };
  switch (kind) {
    case 'event':
      return { ...piece, kind, event: aCalendarEvent({ title: '학부모 상담 준비', time: '10:00', endTime: '10:30' }) };
    case 'free':
      return { ...piece, kind, free: aFreeTime() };
    case 'off':
      return { ...piece, kind, reason: '가족 행사' };
    case 'proposal':
      return { ...piece, kind, move: aLessonMove({ className }), lesson: undefined };
    default: {
      const status = { lesson: 'UPCOMING', trial: 'UPCOMING', done: 'FINISHED', canceled: 'CANCELED' } as const;
      return { ...piece, kind, lesson: aLesson({ className, status: status[kind], isTrial: kind === 'trial' }) };
    }
  }
}

const Lane = chakra(CalendarLook, { base: { position: 'relative', w: '140px' } });

const meta = {
  component: EventBlock,
  args: { item: itemOf('lesson', 90), from: START, onOpen: fn() },
  render: (args) => (
    <Lane style={{ height: HOUR_HEIGHT * 2 }}>
      <EventBlock {...args} />
    </Lane>
  ),
} satisfies Meta<typeof EventBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '기본' };

const HEIGHTS = [15, 30, 45, 60, 90, 120];

export const Kinds: Story = {
  name: '모든 종류와 높이',
  render: ({ onOpen }) => (
    <chakra.div display="grid" gap="4" overflowX="auto">
      {ITEM_KINDS.map((kind) => (
        <div key={kind}>
          <p>{messages.kinds[kind]}</p>
          <chakra.div display="grid" gridTemplateColumns="repeat(6, 140px)" gap="2">
            {HEIGHTS.map((minutes) => (
              <Lane key={minutes} style={{ height: (minutes * HOUR_HEIGHT) / 60 + 12 }}>
                <EventBlock item={itemOf(kind, minutes)} from={START} onOpen={onOpen} />
              </Lane>
            ))}
          </chakra.div>
        </div>
      ))}
    </chakra.div>
  ),
};

export const Long: Story = {
  name: '아주 긴 이름',
  args: { item: itemOf('lesson', 90, '선행 고등학교수학심화과정으로가는아주긴이름의수업 🧮') },
};
const unheld = aLesson({ status: 'FINISHED', held: false });
export const Missed: Story = {
  name: '진행하지 않은 수업',
  args: { item: { ...itemOf('done', 90), kind: 'done', lesson: unheld } },
};
export const SideBySide: Story = {
  name: '셋 중 하나의 너비',
  args: { item: itemOf('lesson', 90), place: { column: 1, columns: 3, span: 1 } },
};
