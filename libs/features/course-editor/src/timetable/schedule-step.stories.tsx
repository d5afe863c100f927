import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { CourseContent } from '@portal/domain/courses/course';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aPicturedContent, aRefusal } from '../editor.fixture.ts';
import { ScheduleStep } from './schedule-step.tsx';

type Slots = CourseContent['weeklySchedule'];

const content = (...weeklySchedule: Slots) => aPicturedContent({ weeklySchedule });
const clashing = content(
  { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
  { weekday: 'TUESDAY', start: '19:30', end: '20:30' },
);

const meta = { component: ScheduleStep } satisfies Meta<typeof ScheduleStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '화요일 저녁', ...inEditor() };
export const None: Story = { name: '아직 없음', ...inEditor({ content: content() }) };
/** As a new row stands there; no course is saved with such a time. */
export const Unwritten: Story = {
  name: '아직 시각을 넣지 않음',
  ...inEditor({ content: content({ weekday: 'MONDAY', start: '', end: '' }) }),
};
export const Midnight: Story = {
  name: '자정에 끝남',
  ...inEditor({ content: content({ weekday: 'SUNDAY', start: '22:30', end: '24:00' }) }),
};
export const Overlap: Story = {
  name: '다른 시간과 겹침',
  ...inEditor({ content: clashing }),
  play: async () => expect(await screen.findAllByText(/과 겹쳐요/)).toHaveLength(2),
};
export const Longest: Story = {
  name: '가장 긴 내용: 겹치고 심사 의견이 있음',
  ...inEditor({
    content: clashing,
    status: 'REJECTED',
    request: {
      ...aRefusal(),
      fieldRemarks: [{ path: 'weeklySchedule.1', remark: `${HARD_CONTENT.long}\n${HARD_CONTENT.url}` }],
    },
  }),
  play: async () => expect(await screen.findAllByText(/과 겹쳐요/)).toHaveLength(2),
};
