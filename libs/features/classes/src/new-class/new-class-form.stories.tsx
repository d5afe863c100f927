import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aCourseSummary } from '@portal/testing/courses/course-builders';
import { planning } from '../planning-messages.ts';
import { planningWorlds, somePlannedLessons } from '../planning.fixture.ts';
import { NewClassForm } from './new-class-form.tsx';

const create = async () => userEvent.click(await screen.findByRole('button', { name: planning.create }));
const meta = {
  component: NewClassForm,
  parameters: { platform: planningWorlds.loaded },
  args: { courses: [aCourseSummary({ status: 'PUBLISHED', isLive: true })], courseId: 'course-1' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof NewClassForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '강좌가 채움',
  play: async () => void (await screen.findByRole('list', { name: '만들어질 회차' })),
};
export const Wrong: Story = { name: '빠진 칸', args: { courseId: '' }, play: create };
export const FlowMended: Story = {
  name: '흐름: 빠진 칸을 강좌가 채운 뒤 시간 추가',
  tags: ['flow'],
  args: { courseId: '' },
  play: async () => {
    await create();
    await userEvent.selectOptions(await screen.findByLabelText(/^강좌/), 'course-1');
    await waitFor(() => expect(screen.getAllByLabelText('요일')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: '시간 추가' }));
    const starts = await screen.findAllByLabelText(/^시작 시각/);
    await expect(starts).toHaveLength(3);
    // A browser may lay out a field without its height.
    for (const start of starts) await expect(start.clientHeight).toBeGreaterThan(0);
  },
};
export const Refused: Story = {
  name: '만들지 못함',
  parameters: { platform: [fakeProblem(classesContract.createClass, 'LIMIT_REACHED'), ...planningWorlds.free] },
  play: async () => {
    await screen.findByRole('list', { name: '만들어질 회차' });
    await create();
    await screen.findByText(planning.failed);
  },
};
export const Taken: Story = {
  name: '겹치는 회차가 남음',
  play: async () => {
    await screen.findByText(/만들 수 없어요/);
    await create();
    await waitFor(() => expect(screen.getByRole('button', { name: '이 회차만 건너뛰기, 3회차' })).toHaveFocus());
  },
};
const taken = somePlannedLessons()[2]!;
let isTaken = false;
export const TakenMeanwhile: Story = {
  name: '만드는 사이에 겹침',
  beforeEach: () => void (isTaken = false),
  parameters: {
    platform: [
      fake(classesContract.previewClass, () => ({ lessons: [isTaken ? taken : { ...taken, conflict: null }] })),
      fake(classesContract.createClass, () => {
        isTaken = true;
        return problemResponse('SCHEDULE_OVERLAP', {
          conflict: { wanted: taken, other: taken.conflict!, alternatives: taken.alternatives },
        });
      }),
      ...planningWorlds.loaded,
    ],
  },
  play: async () => {
    await screen.findByRole('list', { name: '만들어질 회차' });
    await create();
    await screen.findByText(/만들 수 없어요/);
  },
};
