import { screen } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { nextLesson, noPacks } from './lessons.fixture.ts';
import { button } from './lessons.screen.ts';
import { lessonsSection } from './section.ts';

const { getLessonDesk, saveLessonDiary, sendLessonDiary } = lessonDeskContract;
const DUE = '2026-11-20T10:30:00+09:00';
const marked = (over: Partial<LessonDesk> = {}) =>
  aTaughtLesson({ diary: aLessonDiary({ homeworkDueAt: DUE }), ...over });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const due = (name: string) => screen.queryByRole('textbox', { name });

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

function open(desk: LessonDesk, refusal?: Response) {
  const sent = jest.fn();
  let shown = desk;
  const save = fake(saveLessonDiary, ({ body }) => aLessonDiary({ ...body, version: body.version + 1 }));
  const send = fake(sendLessonDiary, ({ body }) => {
    sent(body.diary.homeworkDueAt);
    return refusal ?? (shown = { ...desk, diary: aLessonDiary({ ...body.diary, sentAt: DUE, confirmBy: DUE }) });
  });
  const handlers = [save, send, fake(getLessonDesk, () => shown), nextLesson];
  return { sent, ...renderSection(lessonsSection, { path: '/account/lessons/lesson-1/wrap-up', handlers }) };
}

describe('the homework of a lesson', () => {
  it('has a deadline as soon as there is some, filled in with the next lesson [W3] [ASG-1]', async () => {
    const { user, sent } = open(marked());
    const homework = await field(/^숙제/);
    expect(due('마감 날짜')).toBeNull();
    await user.type(homework, '42쪽');
    expect(await field('마감 날짜')).toHaveValue('20/11/2026');
    expect(await field('마감 시각')).toHaveValue('10:30');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(DUE);
  }, 15_000);

  it('is due when she says, in her own zone [ASG-1]', async () => {
    const { user, sent } = open(marked());
    await user.type(await field(/^숙제/), '42쪽');
    await user.clear(await field('마감 날짜'));
    await user.type(await field('마감 날짜'), '22112026');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith('2026-11-22T01:30:00.000Z');
  }, 15_000);

  it('whose deadline has passed says so at its field, and keeps the sheet', async () => {
    const fields = { 'diary.homeworkDueAt': '마감은 지금보다 뒤여야 해요.' };
    const { user } = open(marked(), problemResponse('DATE_PAST', { fields }));
    await user.type(await field(/^숙제/), '42쪽');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마감은 지금보다 뒤여야 해요.')).toBeVisible();
    expect(await field(/^숙제/)).toHaveValue('42쪽');
  }, 15_000);

  it('has no deadline after a trial: the note alone tells of it', async () => {
    const { user } = open(marked({ lesson: { ...marked().lesson, isTrial: true } }));
    await user.type(await field(/^숙제/), '42쪽');
    expect(due('마감 날짜')).toBeNull();
  });
});

describe('the card of a student', () => {
  it('tells how much homework came in, and what is still to come [ASG-2]', async () => {
    const homework = { given: 5, handedIn: 4, late: 1, open: [{ id: 'a', title: '5회차 숙제', deadlineAt: DUE }] };
    const desk = aLessonDesk({
      students: [
        aClassStudent({ homework }),
        aClassStudent({ id: 'student-A02', homework: { ...homework, given: 0, open: [] } }),
      ],
    });
    const handlers = [fake(getLessonDesk, desk), nextLesson, noPacks];
    const { user } = renderSection(lessonsSection, { path: '/account/lessons/lesson-1', handlers });
    const rows = await screen.findAllByRole('button', { name: /^학생 A01/, expanded: false });
    await user.click(rows[0] as HTMLElement);
    expect(await screen.findByText('80% (5개 중 4개, 늦게 1개)')).toBeVisible();
    expect(screen.getByText('5회차 숙제 · 20/11/2026 10:30까지')).toBeVisible();
  });
});
