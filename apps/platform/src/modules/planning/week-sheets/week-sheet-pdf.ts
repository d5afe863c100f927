import { formatDateTime, formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { momentOfTask } from '@portal/domain/planning/task-moment';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { addDays, dayOf } from '@portal/domain/time/day';
import { A4, bytesOf, INK, MARGIN, type Pdf, pdfDocument } from '../../../core/pdf/pdf-document.ts';
import { type Say, sayOn } from '../../../core/pdf/pdf-text.ts';

interface PrintedWeek {
  readonly monday: string;
  readonly zone: string;
  readonly now: Date;
  readonly lessons: readonly Lesson[];
  readonly tasks: readonly TodayTask[];
}

interface PrintedDay {
  readonly day: string;
  readonly lessons: readonly string[];
  readonly tasks: readonly string[];
}

const TOP = 96;
const ROOM = A4.height - MARGIN - TOP;
const LINE = 15;
/** Above and below the lines of a day. */
const PADDING = 18;
const LESSONS_AT = MARGIN + 92;
const TASKS_AT = MARGIN + 310;
const TICK = 8;

/** The lessons and tasks of a week on one page, black on white, with a box to tick at each task (PLN-1). */
export function weekSheetPdf(week: PrintedWeek): Promise<Buffer> {
  const { monday, now, zone } = week;
  const range = `${formatDayWithWeekday(monday)} – ${formatDayWithWeekday(addDays(monday, 6))}`;
  const { pdf, root } = pdfDocument(`주간 계획 · ${range}`, now);
  const say = sayOn(pdf, root);
  say(`만든 때 ${formatDateTime(now, zone)}`, MARGIN, 30, { align: 'right', size: 8 });
  say('주간 계획', MARGIN, 44, { bold: true, size: 20, structType: 'H1' });
  say(range, MARGIN, 72, { size: 11 });
  const days = daysOf(week);
  const lines = linesThatFit(days);
  let y = TOP;
  for (const day of days) y += drawDay(pdf, say, day, { y, lines });
  root.end();
  return bytesOf(pdf);
}

function daysOf({ monday, zone, now, lessons, tasks }: PrintedWeek): PrintedDay[] {
  const held = lessons.filter(({ status }) => status !== 'CANCELED');
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((day) => ({
    day,
    lessons: held
      .filter(({ startAt }) => dayOf(startAt, zone) === day)
      .map(({ startAt, endAt, className, no, title }) => {
        const time = formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone));
        return `${time}  ${className} ${no}회차 · ${title}`;
      }),
    tasks: tasks.flatMap((task) => {
      const moment = momentOfTask(task, now);
      if (moment === null || dayOf(moment, zone) !== day) return [];
      return `${formatTime(moment, zone)}${moment === task.dueAt ? '까지' : '부터'}  ${task.title}`;
    }),
  }));
}

const wanted = ({ lessons, tasks }: PrintedDay, most: number) =>
  PADDING + LINE * Math.min(most, Math.max(1, lessons.length, tasks.length));

/** The most lines of one day with which all of them stand on the page. */
function linesThatFit(days: readonly PrintedDay[]): number {
  let most = Math.max(1, ...days.map(({ lessons, tasks }) => Math.max(lessons.length, tasks.length)));
  while (most > 1 && days.reduce((sum, day) => sum + wanted(day, most), 0) > ROOM) most -= 1;
  return most;
}

/** Its height. */
function drawDay(pdf: Pdf, say: Say, day: PrintedDay, { y, lines }: { y: number; lines: number }): number {
  const height = wanted(day, lines);
  pdf
    .moveTo(MARGIN, y)
    .lineTo(A4.width - MARGIN, y)
    .lineWidth(0.6)
    .strokeColor(INK.text)
    .stroke();
  const top = y + PADDING / 2;
  say(formatDayWithWeekday(day.day), MARGIN, top, { bold: true, size: 10, width: 88, structType: 'H2' });
  shown(day.lessons, lines).forEach((text, at) =>
    say(text, LESSONS_AT, top + at * LINE, { width: TASKS_AT - LESSONS_AT - 14 }),
  );
  shown(day.tasks, lines).forEach((text, at) => {
    pdf
      .rect(TASKS_AT, top + at * LINE + 1, TICK, TICK)
      .lineWidth(0.6)
      .strokeColor(INK.text)
      .stroke();
    say(text, TASKS_AT + TICK + 6, top + at * LINE);
  });
  return height;
}

/** What has room; the last line counts the rest. */
const shown = (texts: readonly string[], lines: number): readonly string[] =>
  texts.length <= lines ? texts : [...texts.slice(0, lines - 1), `그 밖에 ${texts.length - lines + 1}개`];
