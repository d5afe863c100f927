import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { aCalendarEvent } from '@portal/testing/schedule/calendar-builders';
import { TODAY } from '../calendar.fixture.ts';
import { KindSwitch } from '../editor/kind-switch.tsx';
import { fieldsForSpan, fieldsOfEvent } from './event-fields.ts';
import { EventFormDialog } from './event-form-dialog.tsx';

const empty = fieldsForSpan({ day: TODAY, start: 660, end: 720 });
const problem = { status: 500, message: '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요', traceId: '7f3a21c9' };

const meta = {
  component: EventFormDialog,
  args: {
    isNew: true,
    draftKey: 'story.event',
    defaults: empty,
    isPlaced: false,
    today: TODAY,
    send: () => Promise.resolve(),
    renderSwitch: () => <KindSwitch value="event" onChange={fn()} />,
    onClose: fn(),
  },
  parameters: { platform: [], frameHeight: 720 },
} satisfies Meta<typeof EventFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { name: '새 일정' };
export const Edit: Story = {
  name: '일정 수정',
  args: { isNew: false, defaults: fieldsOfEvent(aCalendarEvent()), renderSwitch: undefined },
};
export const Wrong: Story = {
  name: '고칠 곳이 두 군데',
  args: { defaults: { ...empty, endTime: '10:00' } },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: '일정 저장' }));
    await screen.findByText('고칠 곳이 2개 있어요');
  },
};
export const Refused: Story = {
  name: '저장하지 못함',
  args: { isNew: false, defaults: fieldsOfEvent(aCalendarEvent()), send: () => Promise.reject<void>(problem) },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: '일정 저장' }));
    await screen.findByText(problem.message);
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
