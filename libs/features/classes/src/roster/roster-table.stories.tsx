import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { RosterTable } from './roster-table.tsx';
import { aReadRow, someReadRows } from './roster.fixture.ts';

const meta = {
  component: RosterTable,
  args: {
    rows: someReadRows,
    standings: new Map([
      [2, 'NEW'],
      [3, 'NEW'],
      [4, 'INVITED'],
    ]),
    refusals: new Map(),
    chosen: new Set([2, 3]),
    choose: fn(),
    leftAt: new Map(),
    seatsToKeep: 3,
  },
} satisfies Meta<typeof RosterTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '초대할 수 있는 학생, 이미 초대한 학생, 틀린 줄' };
export const Checking: Story = { name: '확인하는 중', args: { standings: undefined, chosen: new Set() } };
export const Refused: Story = {
  name: '서버가 거절한 줄',
  args: { refusals: new Map([[3, { guardianEmail: '이 주소에서 초대를 받지 않겠다고 했어요. 직접 연락해 보세요.' }]]) },
};
export const Longest: Story = {
  name: '가장 긴 내용, 휴대폰',
  args: { rows: [aReadRow(2, HARD_CONTENT.long), ...someReadRows.slice(1)] },
  globals: { viewport: { value: 'w390' } },
};
export const Most: Story = {
  name: '60명',
  args: {
    rows: Array.from({ length: 60 }, (_, no) => aReadRow(no + 2, `학생 ${no + 1}`)),
    standings: new Map(Array.from({ length: 60 }, (_, no) => [no + 2, 'NEW'])),
  },
};
