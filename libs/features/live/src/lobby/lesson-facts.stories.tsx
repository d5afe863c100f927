import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLiveLesson } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ZoneProvider } from '@portal/ui/zone';
import { VietnameseReader } from '../room-story.fixture.tsx';
import { LessonFacts } from './lesson-facts.tsx';

const { teacherName: _teacherName, ...lesson } = aLiveLesson();

const meta = { component: LessonFacts, args: { lesson: aLiveLesson() } } satisfies Meta<typeof LessonFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { name: '가족이 읽음' };
export const Host: Story = { name: '선생님이 읽음', args: { lesson } };
export const TwoClocks: Story = {
  name: '두 곳의 시계, 베트남어',
  decorators: [
    (Part) => (
      <VietnameseReader>
        <ZoneProvider value="Asia/Ho_Chi_Minh">
          <Part />
        </ZoneProvider>
      </VietnameseReader>
    ),
  ],
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { lesson: aLiveLesson({ className: HARD_CONTENT.url, teacherName: HARD_CONTENT.long }) },
  globals: { viewport: { value: 'w390' } },
};
