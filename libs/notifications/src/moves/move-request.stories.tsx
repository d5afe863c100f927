import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { lessonMovesContract as contract } from '@portal/domain/lessons/lesson-moves.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { StorySheet } from '@portal/ui/story-board';
import { MoveRequest } from './move-request.tsx';

const move = (over: Partial<LessonMove> = {}) =>
  fake(contract.getLessonMove, aLessonMove({ by: 'STUDENT', reason: '가족 여행이 있어요', ...over }));
const read = fake(notificationsContract.markNotificationRead, {});
const accepts = fake(contract.answerLessonMove, ({ body }) => aLessonMove({ by: 'STUDENT', status: body.decision }));

const meta = {
  component: MoveRequest,
  args: { moveId: 'move-1', notification: { id: 'notification-1', isRead: false } },
  parameters: { platform: [move(), accepts, read] },
  decorators: [(Story) => <StorySheet width="25rem">{Story()}</StorySheet>],
} satisfies Meta<typeof MoveRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: '요청' };
export const Late: Story = { name: '24시간 안의 요청', parameters: { platform: [move({ within24h: true }), read] } };
export const Accepted: Story = { name: '수락함', parameters: { platform: [move({ status: 'ACCEPTED' })] } };
export const Declined: Story = { name: '거절함', parameters: { platform: [move({ status: 'DECLINED' })] } };
export const Expired: Story = { name: '기한이 지남', parameters: { platform: [move({ status: 'EXPIRED' })] } };
export const Withdrawn: Story = { name: '학생이 거둠', parameters: { platform: [move({ status: 'WITHDRAWN' })] } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(contract.getLessonMove)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getLessonMove, 'UNEXPECTED')] },
};
export const Gone: Story = {
  name: '없는 요청',
  parameters: { platform: [fakeProblem(contract.getLessonMove, 'NOT_FOUND')] },
};
const accept: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '수락하기' }));
};
export const Overlap: Story = {
  name: '흐름: 다른 일정과 겹침',
  tags: ['flow'],
  parameters: { platform: [move(), fakeProblem(contract.answerLessonMove, 'SCHEDULE_OVERLAP'), read] },
  play: accept,
};
export const TooLate: Story = {
  name: '흐름: 그사이에 바뀜',
  tags: ['flow'],
  parameters: { platform: [move(), fakeProblem(contract.answerLessonMove, 'WRONG_STATE'), read] },
  play: accept,
};
