import { waitFor, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { fake, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { aLessonDetail } from '../lesson.fixture.ts';
import {
  calendarOf,
  friday,
  type Opened,
  openLesson,
  openLessons,
  standAtLessons,
  tonight,
} from '../open-lessons.fixture.ts';
import { schedule } from '../schedule.screen.ts';

const moves = lessonMovesContract;

standAtLessons();

describe('the lesson', () => {
  it('shows what the calendar knows at once, and its actions when it is here whole [CLS-2]', async () => {
    const opened = openLessons([neverAnswers(lessonsContract.getLesson)]);
    const dialog = await openLesson(opened);
    expect(dialog).toHaveTextContent('고1 수학 기초');
    expect(dialog).toHaveTextContent('시작 15분 전부터 입장할 수 있어요');
    expect(within(dialog).queryByRole('button', { name: '수업 취소' })).not.toBeInTheDocument();
  });

  it('is read first when it opens, before what changes it [CLS-2]', async () => {
    const opened = openLessons();
    const dialog = await openLesson(opened);
    await within(dialog).findByRole('button', { name: '수업 취소' });
    await waitFor(() => expect(document.activeElement).toHaveTextContent('고1 수학 기초'));
    expect(dialog).not.toHaveFocus();
  });

  it('says when it is in one breath, the day spoken in full [CLS-2]', async () => {
    const dialog = await openLesson(openLessons());
    const time = within(dialog).getByText('20/11/2026 (금) 19:00–20:00 · 1시간').closest('time');
    expect(time).toHaveTextContent('2026년 11월 20일 금요일 19시부터 20시까지, 1시간');
  });

  it('that runs is entered from here [CLS-3]', async () => {
    const running = { ...friday, startAt: '2026-11-18T10:30:00+09:00', endAt: '2026-11-18T11:30:00+09:00' };
    const opened = openLessons([], calendarOf({ lessons: [{ ...running, status: 'IN_PROGRESS' }] }));
    const dialog = await openLesson(opened);
    const way = await within(dialog).findByRole('link', { name: '수업 입장' });
    expect(way).toHaveAttribute('href', '/account/live/fri');
    expect(dialog).not.toHaveTextContent('15분 전부터');
  });

  it('that is over can neither be moved nor cancelled [CLS-2]', async () => {
    const opened = openLessons([], calendarOf({ lessons: [{ ...friday, status: 'FINISHED', held: true }] }));
    const dialog = await openLesson(opened);
    expect(await within(dialog).findByText('진행함')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: '일정 바꾸기' })).not.toBeInTheDocument();
  });

  it('that is gone says so, and one that failed can be asked for again [CLS-2]', async () => {
    let isBroken = true;
    const opened = openLessons([
      fake(lessonsContract.getLesson, () => (isBroken ? problemResponse('UNEXPECTED') : aLessonDetail(friday))),
    ]);
    const dialog = await openLesson(opened);
    expect(await within(dialog).findByText('수업 정보를 모두 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await opened.user.click(within(dialog).getByRole('button', { name: '다시 시도' }));
    expect(await within(dialog).findByRole('button', { name: '일정 바꾸기' })).toBeVisible();
  });
});

describe('a proposal that waits', () => {
  it('is opened from its ghost, also where the lesson is out of sight, and taken back [CAL-3]', async () => {
    const move = aLessonMove({
      lessonId: 'far',
      newStartAt: '2026-11-20T09:00:00+09:00',
      newEndAt: '2026-11-20T10:00:00+09:00',
    });
    let status: 'PROPOSED' | 'WITHDRAWN' = 'PROPOSED';
    const opened = openLessons(
      [
        fake(lessonsContract.getLesson, () =>
          aLessonDetail({ ...friday, id: 'far', className: '먼 수업', moves: [{ ...move, status }] }),
        ),
        fake(moves.withdrawLessonMove, () => {
          status = 'WITHDRAWN';
          return { ...move, status };
        }),
      ],
      calendarOf({ moves: [move] }),
    );
    await opened.user.click(await schedule.block(/제안한 새 시간/));
    const dialog = await schedule.dialog('수업 정보');
    expect(await within(dialog).findByText('먼 수업')).toBeVisible();
    await opened.user.click(within(dialog).getByRole('button', { name: '제안 거두기' }));
    expect(await within(dialog).findByText('시간을 바꾼 기록')).toBeVisible();
    expect(dialog).toHaveTextContent('거둠 · 선생님이 제안');
  });

  it('of a student is accepted here [CAL-3]', async () => {
    const move = aLessonMove({ lessonId: 'fri', by: 'STUDENT' });
    const answers: string[] = [];
    const opened = openLessons(
      [
        fake(moves.answerLessonMove, ({ body }) => {
          answers.push(body.decision);
          return { ...move, status: 'ACCEPTED' as const };
        }),
      ],
      calendarOf({ moves: [move] }),
    );
    const dialog = await openLesson(opened, /고1 수학 기초.*새 시간 제안 중/);
    await opened.user.click(await within(dialog).findByRole('button', { name: '수락하기' }));
    await waitFor(() => expect(answers).toEqual(['ACCEPTED']));
  });
});

describe('cancelling a lesson', () => {
  async function openCancel(opened: Opened, name?: RegExp) {
    const dialog = await openLesson(opened, name);
    await opened.user.click(await within(dialog).findByRole('button', { name: '수업 취소' }));
    return schedule.form('이 수업을 취소할까요?');
  }

  it('says what happens, asks why, and tells the server the version [CLS-2]', async () => {
    const sent: unknown[] = [];
    const opened = openLessons([
      fake(lessonsContract.cancelLesson, ({ body }) => {
        sent.push(body);
        return aLessonDetail({ ...friday, status: 'CANCELED' });
      }),
    ]);
    const dialog = await openCancel(opened);
    expect(dialog).toHaveTextContent('학생에게 바로 알림이 가요.');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    expect(await within(dialog).findByText('취소하는 이유를 적어 주세요.')).toBeVisible();
    await opened.user.type(within(dialog).getByLabelText(/취소하는 이유/), '강의실 공사');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([{ reason: '강의실 공사', version: 1 }]);
  });

  it('asks for the consent of the families inside the 24 hours, before it goes [CAL-3]', async () => {
    const sent: unknown[] = [];
    const opened = openLessons([
      fake(lessonsContract.cancelLesson, ({ body }) => {
        sent.push(body);
        return aLessonDetail({ ...tonight, status: 'CANCELED' });
      }),
    ]);
    const dialog = await openCancel(opened, /중1 보충/);
    await opened.user.type(within(dialog).getByLabelText(/취소하는 이유/), '강의실 공사');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    const consent = within(dialog).getByRole('checkbox', { name: '학생과 보호자의 동의를 받았어요' });
    expect(consent).toHaveAccessibleDescription(/동의를 받은 뒤 표시해 주세요/);
    await opened.user.click(consent);
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    await waitFor(() => expect(sent).toEqual([{ reason: '강의실 공사', version: 1, consent: true }]));
  });

  it('keeps the reason when the lesson changed meanwhile, and goes on after a reload [CLS-2]', async () => {
    let version = 1;
    const opened = openLessons([
      fake(lessonsContract.getLesson, () =>
        aLessonDetail({ ...friday, version, className: version === 2 ? '고1 수학 실전' : friday.className }),
      ),
      fake(lessonsContract.cancelLesson, ({ body }) =>
        body.version === 2 ? aLessonDetail({ ...friday, status: 'CANCELED' }) : problemResponse('VERSION_CONFLICT'),
      ),
    ]);
    const dialog = await openCancel(opened);
    await opened.user.type(within(dialog).getByLabelText(/취소하는 이유/), '강의실 공사');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    expect(await within(dialog).findByText('그사이 수업이 바뀌었어요')).toBeVisible();
    version = 2;
    await opened.user.click(within(dialog).getByRole('button', { name: '다시 불러오기' }));
    expect(await within(dialog).findByText('고1 수학 실전')).toBeVisible();
    expect(within(dialog).getByLabelText(/취소하는 이유/)).toHaveValue('강의실 공사');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
