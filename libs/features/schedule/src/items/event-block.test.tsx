import { cleanup, screen } from '@testing-library/react';
import { aCalendarEvent, aFreeTime, aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderAlone } from '../alone.fixture.ts';
import type { CalendarItem } from './calendar-item.ts';
import { EventBlock } from './event-block.tsx';

const pieceOf = (minutes: number) => ({
  key: 'item',
  day: '2026-11-18',
  start: 600,
  end: 600 + minutes,
  continues: false,
});
const lesson = (minutes: number): CalendarItem => ({
  ...pieceOf(minutes),
  kind: 'lesson',
  lesson: aLesson({ className: '기초 회화 A반', status: 'UPCOMING' }),
});
const off = (minutes: number): CalendarItem => ({ ...pieceOf(minutes), kind: 'off', reason: '' });
const ofClass = (over: Parameters<typeof aLesson>[0]) =>
  ({ ...pieceOf(60), kind: 'lesson', lesson: aLesson(over) }) as const;
const free = (minutes: number): CalendarItem => ({ ...pieceOf(minutes), kind: 'free', free: aFreeTime() });

function open(item: CalendarItem, over: Partial<Parameters<typeof EventBlock>[0]> = {}) {
  const onOpen = jest.fn();
  return { ...renderAlone(<EventBlock item={item} from={480} onOpen={onOpen} {...over} />), onOpen };
}
const block = () => screen.getByRole('button');
const drawn = () => [...document.querySelectorAll('[data-words]')].map((part) => part.getAttribute('data-words'));

describe('a block of the grid', () => {
  it.each([
    [5, 24, '1'],
    [30, 26, '1'],
    [45, 40, '2'],
    [60, 54, '3'],
    [90, 82, '4'],
  ])(
    'of %i minutes is %i px high where text is 16 px, grows with it, and has %s lines [CAL-1] [CON-2]',
    (minutes, height, lines) => {
      open(lesson(minutes));
      expect(block()).toHaveStyle({ top: `${113 / 16}rem`, height: `${height / 16}rem` });
      expect(block()).toHaveAttribute('data-lines', lines);
    },
  );

  it('has its class first, then when it is and who comes, then what it is about, all of it in its name [CAL-1]', () => {
    open(lesson(60));
    expect(block()).toHaveTextContent('기초 회화 A반');
    expect(drawn()).toEqual(['10:00', '–11:00', ' · 4명', '일차함수의 그래프']);
    expect(block()).toHaveAccessibleName(/예정 학생 4명, 일차함수의 그래프$/);
  });

  it('that is low shows its class and its start alone, and tells its end to the ear [CAL-1]', () => {
    open(lesson(30));
    expect(drawn()).toEqual(['10:00']);
    expect(block()).toHaveAccessibleName('기초 회화 A반, 2026년 11월 18일 수요일 10:00부터 10:30까지, 예정');
  });

  it('names its class in short, and whole for the ear and for a pointer that rests on it [CAL-1]', () => {
    open(ofClass({ className: '중2 수학 개념 완성 – 일차함수', status: 'UPCOMING' }));
    expect(block()).toHaveTextContent('중2 · 일차함수');
    expect(block()).toHaveAccessibleName(/^중2 · 일차함수, 중2 수학 개념 완성 – 일차함수, 2026년/);
    expect(block()).toHaveAttribute('title', '중2 수학 개념 완성 – 일차함수 · 일차함수의 그래프');
  });

  it.each([
    ['owes its wrap-up', { status: 'DONE', held: true }, '마무리 필요'],
    ['did not take place', { status: 'DONE', held: false }, '진행 안 함'],
    ['is cancelled', { status: 'CANCELED' }, '취소'],
  ] as const)('says in words that a lesson %s, before it says when it was [CLS-2]', (_, over, words) => {
    open(ofClass(over));
    expect(drawn()).toEqual([words, '10:00', '–11:00', ' · 4명']);
    expect(block()).toHaveAccessibleName(new RegExp(`, ${words} 학생 4명$`));
  });

  it('says once that it is a trial [CAL-1]', () => {
    open({ ...ofClass({ className: '예비 중1 수학', isTrial: true }), kind: 'trial' });
    expect(drawn()[0]).toBe('체험 ');
    cleanup();
    open({ ...ofClass({ className: '무료 체험 수업', isTrial: true }), kind: 'trial' });
    expect(drawn()[0]).toBe('10:00');
  });

  it('shares its lane with another one of the same time [CAL-1]', () => {
    open(lesson(60), { place: { column: 1, columns: 2, span: 1 } });
    expect(block()).toHaveStyle({ left: '50%', width: `calc(50% - ${2 / 16}rem)` });
    expect(block()).toHaveAttribute('data-narrow');
  });

  it('can be pulled at its edge where it is her own entry, and nowhere else [CAL-1]', () => {
    open({ ...pieceOf(60), kind: 'event', event: aCalendarEvent() });
    expect(block().querySelector('[data-edge]')).not.toBeNull();
    cleanup();
    open(lesson(60));
    expect(block().querySelector('[data-edge]')).toBeNull();
  });
});

describe('what lies behind the blocks', () => {
  it('is free time without words, which has a name and opens wherever it is pressed [CAL-2]', async () => {
    const { user, onOpen } = open(free(120), { seen: { start: 660, end: 720 } });
    expect(block().textContent).toBe('');
    expect(drawn()).toEqual([]);
    expect(block()).toHaveAccessibleName('수업 가능 시간, 2026년 11월 18일 수요일 10:00부터 12:00까지');
    await user.click(block());
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'free' }), block());
  });

  it('is time off, which is nothing to press and writes its words where nothing covers them [CAL-1]', () => {
    open(off(120), { seen: { start: 660, end: 720 } });
    expect(screen.queryByRole('button')).toBeNull();
    const read = screen.getByText('쉬는 시간, 2026년 11월 18일 수요일 10:00부터 12:00까지');
    expect(read.parentElement).toHaveStyle({ paddingTop: `${60 / 16}rem`, paddingBottom: `${4 / 16}rem` });
    expect(screen.getByText('쉬는 시간')).toHaveClass('title');
  });

  it.each([
    ['is covered wholly', undefined],
    ['shows less than a line', { start: 600, end: 615 }],
  ])('has no words to be cut where it %s, and is read aloud all the same [CAL-1]', (_, seen) => {
    open(off(120), { seen });
    expect(drawn()).toEqual([]);
    expect(screen.getByText('쉬는 시간, 2026년 11월 18일 수요일 10:00부터 12:00까지')).toBeInTheDocument();
  });
});

describe('the look of a block', () => {
  it.each([
    [1, 'celadon'],
    [2, 'indigo'],
    [7, 'celadon'],
  ])('is by its class: the %i. of a teacher is %s [CAL-1]', (classNo, tint) => {
    open({ ...pieceOf(60), kind: 'lesson', lesson: aLesson({ classNo }) });
    expect(block()).toHaveAttribute('data-tint', tint);
  });

  it.each([
    ['took place', { status: 'FINISHED', held: true }, false],
    ['did not', { status: 'FINISHED', held: false }, true],
    ['was cancelled', { status: 'CANCELED', held: false }, false],
  ] as const)('of a lesson that %s tells whether it was missed [CLS-2]', (_, over, isMissed) => {
    open({ ...ofClass(over), kind: over.status === 'CANCELED' ? 'canceled' : 'done' });
    expect(block().hasAttribute('data-missed')).toBe(isMissed);
    expect(block().querySelector('.state[data-mark=missed]') !== null).toBe(isMissed);
  });

  it('of her own entry has no colour of a class [CAL-1]', () => {
    open({ ...pieceOf(60), kind: 'event', event: aCalendarEvent() });
    expect(block()).toHaveAttribute('data-kind', 'event');
    expect(block()).not.toHaveAttribute('data-tint');
  });
});
