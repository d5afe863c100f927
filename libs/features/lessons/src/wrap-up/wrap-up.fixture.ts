import { screen } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { nextLesson } from '../lessons.fixture.ts';
import { lessonsSection } from '../section.ts';

const { getLessonDesk, saveLessonDiary, sendLessonDiary } = lessonDeskContract;

/** When a diary was sent, and until when it can be questioned. */
export const HOUR = { sentAt: '2026-11-18T10:43:00+09:00', confirmBy: '2026-11-19T10:43:00+09:00' };

/** A lesson whose diary is kept and sent as the platform does it. */
export function aServer(first: LessonDesk = aTaughtLesson()) {
  const server = { desk: first, saved: jest.fn(), sent: jest.fn() };
  const save = fake(saveLessonDiary, ({ body }) => {
    server.saved(body);
    if (body.version !== server.desk.diary.version) return problemResponse('VERSION_CONFLICT');
    const diary = aLessonDiary({ ...body, version: body.version + 1 });
    server.desk = { ...server.desk, diary };
    return diary;
  });
  const send = fake(sendLessonDiary, ({ body }) => {
    server.sent(body);
    if (body.diary.version !== server.desk.diary.version) return problemResponse('VERSION_CONFLICT');
    const diary = aLessonDiary({ ...body.diary, version: body.diary.version + 1, ...HOUR });
    return (server.desk = { ...server.desk, diary });
  });
  return { server, fakes: [save, send, fake(getLessonDesk, () => server.desk), nextLesson] };
}

/** Opens the sheet of the lesson, or another of its pages. */
export const openWrapUp = (fakes: Fake[], path = '/account/lessons/lesson-1/wrap-up') =>
  renderSection(lessonsSection, { path, handlers: fakes });

export const homework = () => screen.findByRole('textbox', { name: /^숙제/ });

/** Loads the pages once for a file of tests, and begins each test with nothing kept on the device. */
export function withFreshPages(): void {
  beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
  beforeEach(() => localStorage.clear());
}
