import type { Meta, StoryObj } from '@storybook/react-vite';
import { aMoveTarget } from '@portal/testing/classes/leaving-builders';
import { move as words } from '../student-messages.ts';
import { MoveTargets } from './move-targets.tsx';

const settled = { isFetching: false, refetch: () => undefined };
const of = (...items: ReturnType<typeof aMoveTarget>[]) => ({ query: { ...settled, currentData: { items } } });
const full = aMoveTarget({ id: 'class-3', name: '중2 수학 화요반', seatsFree: 0 });
const noLesson = aMoveTarget({ id: 'class-4', name: '중2 수학 특강', nextLessonAt: null });
const meta = {
  component: MoveTargets,
  parameters: { platform: [] },
  args: { ...of(full, aMoveTarget(), noLesson), value: 'class-2', onChange: () => undefined },
} satisfies Meta<typeof MoveTargets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: '고름: 찬 수업은 아래에' };
export const Missing: Story = { name: '고르지 않음', args: { value: '', error: words.toMissing } };
export const AllFull: Story = { name: '모두 자리가 참', args: { ...of(full), value: '' } };
export const None: Story = { name: '다른 수업 없음', args: of() };
export const Loading: Story = { name: '불러오는 중', args: { query: { ...settled, isFetching: true } } };
