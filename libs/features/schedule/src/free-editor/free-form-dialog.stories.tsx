import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { NOW, TODAY } from '../calendar.fixture.ts';
import { KindSwitch } from '../editor/kind-switch.tsx';
import { aConflict } from '../notices/conflict.fixture.ts';
import { wallClock } from '../time/wall-clock.ts';
import { fieldsForFree, fieldsOfRule } from './free-fields.ts';
import { FreeFormDialog } from './free-form-dialog.tsx';

const friday = fieldsForFree({ day: '2026-11-20', start: 600, end: 690 });
const overlap = { status: 422, code: 'SLOT_OVERLAP', message: '이미 연 시간과 겹쳐요. 시간을 바꿔 주세요' };

const meta = {
  component: FreeFormDialog,
  args: {
    mode: 'new',
    draftKey: 'story.free',
    defaults: friday,
    isPlaced: false,
    now: wallClock(DEFAULT_TIME_ZONE)(Date.parse(NOW)),
    timeZone: DEFAULT_TIME_ZONE,
    send: () => Promise.resolve(),
    renderSwitch: () => <KindSwitch value="free" onChange={fn()} />,
    onClose: fn(),
  },
  parameters: { platform: [], frameHeight: 820 },
} satisfies Meta<typeof FreeFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = { name: '하루만' };
export const Weekly: Story = {
  name: '매주',
  args: { defaults: { ...friday, repeats: 'WEEKLY', weekdays: ['MONDAY', 'FRIDAY'], until: '2026-12-31' } },
};
export const OneDayOfMany: Story = {
  name: '되풀이하는 시간의 하루',
  args: { mode: 'day', defaults: fieldsOfRule(aFreeSlot(), '2026-11-19'), renderSwitch: undefined },
};
export const Rule: Story = {
  name: '반복 전체',
  args: { mode: 'rule', defaults: fieldsOfRule(aFreeSlot({ until: '2026-12-24' }), null), renderSwitch: undefined },
};
export const KnownOverlap: Story = {
  name: '이미 연 시간 위',
  args: { whyNot: () => '이미 연 시간과 겹쳐요. 시간을 바꿔 주세요.' },
};
export const Refused: Story = {
  name: '겹쳐서 거절됨',
  args: { send: () => Promise.reject<void>({ ...overlap, conflict: aConflict() }) },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: '저장' }));
    await screen.findByText(/중2 수학 개념 완성/);
  },
};
export const TooShort: Story = {
  name: '30분보다 짧음',
  args: { defaults: { ...friday, end: '10:15' } },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: '저장' }));
    await screen.findByText('30분 이상으로 정해 주세요.');
  },
};
export const Phone: Story = {
  name: '휴대폰',
  args: { defaults: { ...friday, date: TODAY, repeats: 'WEEKLY' } },
  globals: { viewport: { value: 'w390' } },
};
