import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ConflictNotice } from './conflict-notice.tsx';

const changes = [
  { path: 'title', label: '강좌 이름', before: '중2 수학 개념', after: '중2 수학 개념 완성' },
  { path: 'intro', label: '소개', before: HARD_CONTENT.long, after: HARD_CONTENT.url },
];

const meta: Meta<typeof ConflictNotice> = {
  component: ConflictNotice,
  args: { isShown: true, onKeepMine: fn(), onTakeTheirs: fn() },
};
export default meta;
type Story = StoryObj<typeof ConflictNotice>;

export const Whole: Story = { name: '둘 중 하나' };
export const Differences: Story = { name: '다른 곳을 보여 줌', args: { changes } };
export const FieldByField: Story = {
  name: '항목마다 고름',
  render: () => <ConflictNotice isShown onChoose={fn()} />,
};
export const Phone: Story = { name: '휴대폰', args: { changes }, globals: { viewport: { value: 'w390' } } };
