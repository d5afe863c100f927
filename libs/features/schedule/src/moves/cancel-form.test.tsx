import { cleanup, screen, waitFor } from '@testing-library/react';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { personIsKnown, renderAlone } from '../alone.fixture.ts';
import { aLessonDetail } from '../lesson.fixture.ts';
import { CancelForm } from './cancel-form.tsx';

const { cancelLesson } = lessonsContract;
const friday = aLessonDetail({
  id: 'fri',
  version: 3,
  startAt: '2026-11-20T19:00:00+09:00',
  endAt: '2026-11-20T20:00:00+09:00',
});
/** It begins this evening, so its families have to agree. */
const tonight = aLessonDetail({
  id: 'tonight',
  startAt: '2026-11-18T19:00:00+09:00',
  endAt: '2026-11-18T20:00:00+09:00',
});

beforeEach(() => localStorage.clear());

function open(lesson: LessonDetail, ...handlers: Fake[]) {
  const did = { onReload: jest.fn(), onKeep: jest.fn(), onCanceled: jest.fn() };
  const part = <CancelForm lesson={lesson} timeZone="Asia/Seoul" isReloading={false} {...did} />;
  return { ...renderAlone(part, handlers), ...did };
}
const reason = () => screen.getByLabelText(/취소하는 이유/);
const consent = () => screen.queryByRole('checkbox', { name: '학생과 보호자의 동의를 받았어요' });
const cancel = () => screen.getByRole('button', { name: '수업 취소' });

describe('the form that cancels a lesson', () => {
  it('waits with the focus in the reason, and says when the lesson is [CLS-2]', async () => {
    open(friday);
    await waitFor(() => expect(reason()).toHaveFocus());
    expect(reason()).toBeRequired();
    expect(screen.getByText('취소한 수업은 되돌릴 수 없어요.')).toBeVisible();
    expect(document.body).toHaveTextContent('20/11/2026 (금) 19:00–20:00');
  });

  it('sends the reason without the spaces around it, and the version that was read [CLS-2]', async () => {
    const sent: unknown[] = [];
    const { user, onCanceled } = open(
      friday,
      fake(cancelLesson, ({ body }) => {
        sent.push(body);
        return { ...friday, status: 'CANCELED' as const };
      }),
    );
    await user.type(reason(), '  강의실 공사 ');
    await user.click(cancel());
    await waitFor(() => expect(onCanceled).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ reason: '강의실 공사', version: 3 }]);
    expect(Object.values({ ...localStorage }).join()).not.toContain('강의실 공사');
  });

  it('of a lesson in good time asks nobody for consent; of one today it does [CAL-3]', async () => {
    open(friday);
    expect(consent()).toBeNull();
    cleanup();
    const { user, onCanceled } = open(tonight);
    expect(screen.getByText(/동의가 필요해요/)).toBeVisible();
    await user.type(reason(), '강의실 공사');
    await user.click(cancel());
    await waitFor(() => expect(consent()).toHaveAccessibleDescription(/동의를 받은 뒤 표시해 주세요/));
    expect(onCanceled).not.toHaveBeenCalled();
  });

  it.each([
    ['a right that is missing', fakeProblem(cancelLesson, 'FORBIDDEN'), /권한이 없어요/],
    ['a broken server', fakeProblem(cancelLesson, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['a lost connection', offline(cancelLesson), /서버가 답하지 않아요/],
  ])('refused by %s says why, keeps the reason and can be sent again [CLS-2]', async (_, refusal, words) => {
    const { user, onCanceled } = open(friday, refusal);
    await user.type(reason(), '강의실 공사');
    await user.click(cancel());
    const alert = await screen.findByText(words);
    expect(alert.closest('[role=alert]')).toHaveTextContent('취소하지 못했어요');
    expect(reason()).toHaveValue('강의실 공사');
    expect(cancel()).toBeEnabled();
    expect(onCanceled).not.toHaveBeenCalled();
  });

  it.each([
    ['began meanwhile', fakeProblem(cancelLesson, 'WRONG_STATE'), '지금은 취소할 수 없는 수업이에요'],
    ['was changed elsewhere', fakeProblem(cancelLesson, 'VERSION_CONFLICT'), '그사이 수업이 바뀌었어요'],
  ])('of a lesson that %s offers to load it anew [CLS-2]', async (_, refusal, title) => {
    const { user, onReload } = open(friday, refusal);
    await user.type(reason(), '강의실 공사');
    await user.click(cancel());
    expect((await screen.findByText(title)).closest('[role=alert]')).toHaveTextContent('적은 이유는 그대로 있어요');
    await user.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(reason()).toHaveValue('강의실 공사');
  });

  it.each([
    ['IN_PROGRESS', '진행 중'],
    ['FINISHED', '확인됨'],
    ['CANCELED', '취소'],
  ] as const)(
    'of a lesson in the state %s has nothing left to press but the way out [CLS-2]',
    async (status, words) => {
      const { user, onKeep } = open({ ...friday, status });
      expect(screen.getByText(`수업의 지금 상태: ${words}`)).toBeVisible();
      expect(screen.queryByRole('button', { name: '수업 취소' })).toBeNull();
      await user.click(screen.getByRole('button', { name: '그대로 두기' }));
      expect(onKeep).toHaveBeenCalledTimes(1);
    },
  );

  it('keeps the reason through a reload, but asks for the consent again [CAL-3]', async () => {
    const { user } = open(tonight);
    await personIsKnown();
    await user.type(reason(), '강의실 공사');
    await user.click(consent() as HTMLElement);
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('강의실 공사'));
    cleanup();
    open(tonight);
    await waitFor(() => expect(reason()).toHaveValue('강의실 공사'));
    expect(consent()).not.toBeChecked();
  });
});
