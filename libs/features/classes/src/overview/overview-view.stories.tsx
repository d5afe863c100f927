import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aLateClass } from '../class-page.fixture.ts';
import { tasksOf } from '../class-server.fixture.ts';
import { OverviewView } from './overview-view.tsx';

const meta = {
  component: OverviewView,
  parameters: { platform: [tasksOf(aTeachingClass())] },
  args: { shown: aTeachingClass() },
} satisfies Meta<typeof OverviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTime: Story = { name: '계획대로' };
export const Behind: Story = { name: '두 회 늦음', args: { shown: aLateClass() } };
export const Continued: Story = {
  name: '앞선 수업을 이은 대면 수업, 커리큘럼 없음',
  args: {
    shown: aTeachingClass({
      mode: 'OFFLINE',
      place: '스터디룸 2호',
      programme: [],
      courseId: null,
      rolledFrom: { id: 'class-0', name: '중2 수학 개념 완성 – 연립방정식' },
    }),
  },
};
