import * as v from 'valibot';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import {
  lessonDaysInside,
  timeOffDefaults,
  timeOffSchema,
  timeOffSpan,
  type TimeOffValues,
} from './time-off-values.ts';

const SEOUL = 'Asia/Seoul';
const now = Date.parse('2026-11-18T10:42:00+09:00');
const values = (over: Partial<TimeOffValues> = {}) => ({ ...timeOffDefaults('2026-11-20'), reason: '모임', ...over });
const sentences = (over: Partial<TimeOffValues>) =>
  v
    .safeParse(
      timeOffSchema(SEOUL, () => now),
      values(over),
    )
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('whole days off', () => {
  it.each([
    ['was emptied', { start: '', end: '' }],
    ['was left half written', { start: '9', end: '1:' }],
    ['lies the wrong way round', { start: '18:00', end: '09:00' }],
  ])('go although a time that is no longer shown %s [CAL-1]', (_, times) => {
    expect(sentences(times)).toEqual([]);
  });

  it('are as long as the clocks say where they change [CON-2]', () => {
    const { startAt, endAt } = timeOffSpan(values({ from: '2026-11-01', to: '2026-11-01' }), 'America/New_York');
    expect((Date.parse(endAt) - Date.parse(startAt)) / 3_600_000).toBe(25);
  });
});

describe('hours off', () => {
  it.each([
    ['start', '시각을 골라 주세요.'],
    ['end', '시각을 골라 주세요.'],
  ])('want both times: %s [CAL-1]', (name, sentence) => {
    expect(sentences({ isWholeDay: false, [name]: '' })).toEqual([[name, sentence]]);
  });

  it('must end after they began, also by a minute, and may go over midnight [CAL-1]', () => {
    const hours = { isWholeDay: false, start: '22:00', end: '22:00' };
    expect(sentences(hours)).toEqual([['to', '끝나는 때를 시작보다 뒤로 정해 주세요.']]);
    expect(sentences({ ...hours, end: '22:01' })).toEqual([]);
    expect(sentences({ ...hours, to: '2026-11-21', end: '01:00' })).toEqual([]);
  });

  it('may have begun, but not be over [CAL-1]', () => {
    const today = { isWholeDay: false, from: '2026-11-18', to: '2026-11-18', start: '09:00' };
    expect(sentences({ ...today, end: '10:43' })).toEqual([]);
    expect(sentences({ ...today, end: '10:42' })).toEqual([['to', '이미 지난 때예요. 앞으로의 때를 골라 주세요.']]);
  });
});

describe('the lessons inside', () => {
  const span = { startAt: '2026-11-20T10:00:00+09:00', endAt: '2026-11-21T10:00:00+09:00' };
  const at = (day: number, start: string, end: string, over: Parameters<typeof aLesson>[0] = {}) =>
    aLesson({
      status: 'UPCOMING',
      startAt: `2026-11-${day}T${start}:00+09:00`,
      endAt: `2026-11-${day}T${end}:00+09:00`,
      ...over,
    });

  it('are those that share a minute, day by day; touching is none [CAL-3]', () => {
    const lessons = [
      at(21, '09:59', '11:00'),
      at(20, '09:00', '10:00'),
      at(20, '09:00', '10:01'),
      at(21, '10:00', '11:00'),
      at(20, '19:00', '20:00'),
    ];
    expect(lessonDaysInside(lessons, span, SEOUL)).toEqual([
      ['2026-11-20', 2],
      ['2026-11-21', 1],
    ]);
  });

  it.each(['CANCELED', 'FINISHED', 'IN_PROGRESS'] as const)('do not hold one that is %s [CAL-3]', (status) => {
    expect(lessonDaysInside([at(20, '19:00', '20:00', { status })], span, SEOUL)).toEqual([]);
  });
});
