import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { CourseContent } from '@portal/domain/courses/course';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aPicturedContent, aRefusal } from '../editor.fixture.ts';
import { WeekSlotRow } from './week-slot-row.tsx';

type Slots = CourseContent['weeklySchedule'];

const content = (...weeklySchedule: Slots) => aPicturedContent({ weeklySchedule });
const clashing = content(
  { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
  { weekday: 'TUESDAY', start: '19:30', end: '20:30' },
);

const meta = { component: WeekSlotRow, args: { at: 0, onRemove: () => {} } } satisfies Meta<typeof WeekSlotRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '화요일 저녁', ...inEditor() };
/** As a new row stands there; no course is saved with such a time. */
export const Empty: Story = {
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
  play: async () => void (await screen.findByText(/과 겹쳐요/)),
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
  args: { at: 1 },
  play: async () => void (await screen.findByText(/과 겹쳐요/)),
};
