import { screen } from '@testing-library/react';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderPart } from '../render-part.fixture.ts';
import { NextLesson } from './next-lesson.tsx';

const at = (startAt: string, over: Parameters<typeof aLesson>[0] = {}) =>
  aLesson({ status: 'UPCOMING', startAt, endAt: new Date(Date.parse(startAt) + 50 * 60_000).toISOString(), ...over });
const show = (lesson: ReturnType<typeof aLesson>, zone?: string) =>
  renderPart(<NextLesson lesson={lesson} now={Date.parse(FROZEN_NOW)} />, zone === undefined ? {} : { zone });

describe('the lesson that comes next', () => {
  it.each([
    ['2026-11-18T10:42:01+09:00', '1분 뒤 시작해요', '오늘 10:42–11:32'],
    ['2026-11-18T11:00:00+09:00', '18분 뒤 시작해요', '오늘 11:00–11:50'],
    ['2026-11-19T00:10:00+09:00', '13시간 28분 뒤 시작해요', '내일 00:10–01:00'],
    ['2026-11-21T10:00:00+09:00', '2일 23시간 뒤 시작해요', '21/11/2026 (토) 10:00–10:50'],
    ['2026-11-18T10:42:00+09:00', '지금 진행하는 수업이에요 · 50분 뒤 끝나요', '오늘 10:42–11:32'],
    ['2026-11-18T10:30:00+09:00', '지금 진행하는 수업이에요 · 38분 뒤 끝나요', '오늘 10:30–11:20'],
  ])('counts down to %s: %s [CLS-2]', async (startAt, countdown, when) => {
    show(at(startAt));
    expect(await screen.findByText(countdown)).toBeVisible();
    expect(screen.getByText(when)).toBeVisible();
  });

  it('names the day on the clocks of her zone [CON-2]', async () => {
    show(at('2026-11-19T00:30:00+09:00'), 'Asia/Ho_Chi_Minh');
    expect(await screen.findByText('오늘 22:30–23:20')).toBeVisible();
  });

  it.each([
    ['its number and how it is held', {}, '12회차 · 학생 4명 · 온라인'],
    [
      'that it is a trial, and its place',
      { isTrial: true, mode: 'OFFLINE', place: '마포구 스터디룸' } as const,
      '체험 수업 · 학생 4명 · 마포구 스터디룸',
    ],
  ])('tells %s', async (_, over, details) => {
    show(at('2026-11-18T12:00:00+09:00', over));
    expect(await screen.findByText(details)).toBeVisible();
  });
});
