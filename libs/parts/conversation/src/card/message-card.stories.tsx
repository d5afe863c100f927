import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCardChild, aLessonCard, anAssignmentCard, aReviewCard } from '@portal/testing/chat/card-builders';
import { Button } from '@portal/ui/button';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { CardReaderContext } from './card-reader.ts';
import { MessageCard } from './message-card.tsx';
import { TeacherDeeds } from './teacher-deeds.tsx';

const ZONE = 'Asia/Seoul';
const meta = {
  component: MessageCard,
  args: { card: aLessonCard() },
  parameters: { platform: [] },
  decorators: [
    (Story) => (
      <CardReaderContext
        value={{
          zone: ZONE,
          theirZone: 'Asia/Ho_Chi_Minh',
          deedsOf: (card) => (
            <TeacherDeeds card={card} zone={ZONE} Enter={() => <Button size="sm">수업 입장</Button>} />
          ),
        }}
      >
        <chakra.div maxW="34rem">
          <Story />
        </chakra.div>
      </CardReaderContext>
    ),
  ],
} satisfies Meta<typeof MessageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = { name: '수업: 오늘 저녁' };
export const Moved: Story = {
  name: '수업: 옮겼음',
  args: { card: aLessonCard({ movedFrom: '2026-11-18T18:00:00+09:00' }) },
};
const proposal = {
  by: 'TEACHER',
  newStartAt: '2026-11-19T19:00:00+09:00',
  newEndAt: '2026-11-19T19:50:00+09:00',
} as const;
export const Proposed: Story = { name: '수업: 답을 기다리는 새 시간', args: { card: aLessonCard({ proposal }) } };
export const Wished: Story = {
  name: '수업: 가족이 바라는 시간',
  args: { card: aLessonCard({ proposal: { ...proposal, by: 'STUDENT' } }) },
};
export const Running: Story = {
  name: '수업: 진행 중',
  args: {
    card: aLessonCard({
      status: 'IN_PROGRESS',
      startAt: '2026-11-18T10:30:00+09:00',
      endAt: '2026-11-18T11:20:00+09:00',
    }),
  },
};
export const Held: Story = { name: '수업: 마침', args: { card: aLessonCard({ status: 'FINISHED', held: true }) } };
export const NotHeld: Story = {
  name: '수업: 진행 안 함',
  args: { card: aLessonCard({ status: 'FINISHED', held: false }) },
};
export const Canceled: Story = { name: '수업: 취소', args: { card: aLessonCard({ status: 'CANCELED' }) } };
export const LessonContent: Story = {
  name: '수업: 긴 이름, 체험',
  args: { card: aLessonCard({ isTrial: true, title: HARD_CONTENT.long }) },
};

export const Assignment: Story = { name: '과제: 선생님', args: { card: anAssignmentCard() } };
export const AssignmentOfChild: Story = {
  name: '과제: 한 자녀, 미제출',
  args: { card: anAssignmentCard({ counts: null, children: [aCardChild()] }) },
};
export const AssignmentOfChildren: Story = {
  name: '과제: 자녀마다 다른 상태',
  args: {
    card: anAssignmentCard({
      counts: null,
      status: 'LATE_WINDOW',
      children: (['LATE_WINDOW', 'CLOSED', 'HANDED_IN', 'HANDED_IN_LATE', 'AGAIN', 'RETURNED'] as const).map(
        (state, no) => aCardChild({ student: { id: `stu-${no}`, name: `학생 A0${no + 1}` }, state }),
      ),
    }),
  },
};
export const AssignmentGraded: Story = {
  name: '과제: 채점 완료',
  args: { card: anAssignmentCard({ status: 'COMPLETED', counts: { students: 6, submitted: 6, toGrade: 0 } }) },
};
export const AssignmentContent: Story = {
  name: '과제: 긴 제목',
  args: { card: anAssignmentCard({ title: HARD_CONTENT.long }) },
};

export const Review: Story = { name: '후기: 답글 전', args: { card: aReviewCard() } };
export const ReviewAnswered: Story = {
  name: '후기: 답글 있음',
  args: { card: aReviewCard({ reply: '다음 학기에도 함께해요!', replyVersion: 2 }) },
};
export const ReviewContent: Story = {
  name: '후기: 긴 글',
  args: { card: aReviewCard({ preview: HARD_CONTENT.long }) },
};
export const Gone: Story = { name: '볼 수 없음', args: { card: { kind: 'GONE', of: 'LESSON' } } };
export const Phone: Story = { ...Proposed, name: '휴대폰', globals: { viewport: { value: 'w320' } } };
