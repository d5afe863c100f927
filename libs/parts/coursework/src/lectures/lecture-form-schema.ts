import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { type Lecture, NewLecture } from '@portal/domain/coursework/lecture';
import { formatTime } from '@portal/domain/format/date-time';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { lectureForm as words } from './lecture-messages.ts';

export interface LectureValues {
  title: string;
  content: string;
  files: FileRef[];
  opens: 'NOW' | 'LATER';
  displayDay: string;
  displayTime: string;
  hasEnd: boolean;
  endDay: string;
  endTime: string;
  downloadAllowed: boolean;
}

const { title, content, downloadAllowed } = NewLecture.entries;
const MOST_FILES = uploadPolicyOf('LECTURE').maxFiles;

/** What stands in the form: of a lecture, or of a new one that opens at once. */
export function lectureValues(lecture: Lecture | null, now: Date, zone: string): LectureValues {
  const tomorrow = addDays(dayOf(now, zone), 1);
  const partsOf = (instant: string | null | undefined) =>
    instant ? ([dayOf(new Date(instant), zone), formatTime(instant, zone)] as const) : ([tomorrow, '09:00'] as const);
  const [displayDay, displayTime] = partsOf(lecture?.displayAt);
  const [endDay, endTime] = lecture?.deadlineAt
    ? partsOf(lecture.deadlineAt)
    : ([addDays(displayDay, 14), '23:59'] as const);
  return {
    title: lecture?.title ?? '',
    content: lecture?.content ?? '',
    files: lecture?.files ?? [],
    opens: lecture?.displayAt ? 'LATER' : 'NOW',
    displayDay,
    displayTime,
    hasEnd: Boolean(lecture?.deadlineAt),
    endDay,
    endTime,
    downloadAllowed: lecture?.downloadAllowed ?? true,
  };
}

type Dates = Pick<LectureValues, 'opens' | 'displayDay' | 'displayTime' | 'hasEnd' | 'endDay' | 'endTime'>;

/** What is written as the contract takes it; days and times are the teacher's. */
export function lectureSchema(zone: string) {
  // A date that is missing says so in its own place.
  const at = (day: string, time: string) => (day && time ? instantOf(day, minuteOfTime(time), zone) : null);
  const displayOf = ({ opens, displayDay, displayTime }: Dates) =>
    opens === 'LATER' ? at(displayDay, displayTime) : null;
  const endOf = ({ hasEnd, endDay, endTime }: Dates) => (hasEnd ? at(endDay, endTime) : null);
  const isEndAfter = (dates: Dates) => {
    const [display, end] = [displayOf(dates), endOf(dates)];
    return !display || !end || end > display;
  };
  return v.pipe(
    v.object({
      title,
      content,
      downloadAllowed,
      files: v.pipe(v.array(FileRef), v.maxLength(MOST_FILES)),
      opens: v.picklist(['NOW', 'LATER']),
      displayDay: v.string(),
      displayTime: v.string(),
      hasEnd: v.boolean(),
      endDay: v.string(),
      endTime: v.string(),
    }),
    v.forward(
      v.partialCheck([['opens'], ['displayDay']], (it) => it.opens === 'NOW' || it.displayDay !== '', words.dayNeeded),
      ['displayDay'],
    ),
    v.forward(
      v.partialCheck(
        [['opens'], ['displayTime']],
        (it) => it.opens === 'NOW' || it.displayTime !== '',
        words.timeNeeded,
      ),
      ['displayTime'],
    ),
    v.forward(
      v.partialCheck([['hasEnd'], ['endDay']], (it) => !it.hasEnd || it.endDay !== '', words.dayNeeded),
      ['endDay'],
    ),
    v.forward(
      v.partialCheck([['hasEnd'], ['endTime']], (it) => !it.hasEnd || it.endTime !== '', words.timeNeeded),
      ['endTime'],
    ),
    v.forward(
      v.partialCheck(
        [['opens'], ['displayDay'], ['displayTime'], ['hasEnd'], ['endDay'], ['endTime']],
        isEndAfter,
        words.endTooSoon,
      ),
      ['endTime'],
    ),
    v.transform((values) => ({
      title: values.title.trim(),
      content: values.content,
      downloadAllowed: values.downloadAllowed,
      fileIds: values.files.map(({ id }) => id),
      displayAt: displayOf(values)?.toISOString() ?? null,
      deadlineAt: endOf(values)?.toISOString() ?? null,
    })),
  );
}
