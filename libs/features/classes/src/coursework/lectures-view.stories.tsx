import type { Meta, StoryObj } from '@storybook/react-vite';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { LecturesView } from './lectures-view.tsx';

const meta = {
  component: LecturesView,
  args: { shown: aTeachingClass() },
  parameters: { platform: [fake(lecturesContract.listLectures, { total: 1, items: [aLecture()] })] },
} satisfies Meta<typeof LecturesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '불러옴' };
