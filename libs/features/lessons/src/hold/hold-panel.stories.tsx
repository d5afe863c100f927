import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonDesk, aTaughtLesson } from '@portal/testing/lesson-desk-builders';
import { chakra } from '@chakra-ui/react/styled-system';
import { directory } from '../lessons.fixture.ts';
import { HoldBody } from './hold-panel.tsx';

const soon = { startAt: '2026-11-18T10:50:00+09:00', endAt: '2026-11-18T11:50:00+09:00', status: 'UPCOMING' } as const;
const past = { startAt: '2026-11-18T09:30:00+09:00', endAt: '2026-11-18T10:30:00+09:00' };
const place = '마포구 스터디룸 2호';

const STATES = {
  open: aLessonDesk({ lesson: soon }),
  openAtPlace: aLessonDesk({ lesson: { ...soon, mode: 'BOTH', place } }),
  openElsewhere: aLessonDesk({ lesson: soon, meetingUrl: 'https://meet.example.com/abc' }),
  missed: aLessonDesk({ lesson: { ...past, status: 'UPCOMING' } }),
  over: aLessonDesk({ lesson: past, extensions: [] }),
  toWrapUp: aTaughtLesson(),
  notHeld: aTaughtLesson({ lesson: { held: false }, notHeldReason: '학생이 15분 동안 들어오지 않았어요.' }),
  confirmed: aTaughtLesson({ lesson: { status: 'FINISHED' } }),
  canceled: aTaughtLesson({ lesson: { status: 'CANCELED', held: false, cancelReason: '학교 행사와 겹쳐요.' } }),
};

const meta = {
  component: HoldBody,
  args: { desk: STATES.open },
  parameters: { platform: [directory] },
  render: () => (
    <chakra.div display="grid" gap="4" maxW="40rem">
      {Object.entries(STATES).map(([name, desk]) => (
        <chakra.div key={name} layerStyle="sheet" p="5" display="grid" gap="4">
          <HoldBody desk={desk} />
        </chakra.div>
      ))}
    </chakra.div>
  ),
} satisfies Meta<typeof HoldBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = { name: '모든 상태' };
