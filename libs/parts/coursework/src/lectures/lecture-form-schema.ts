import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { Instant } from '@portal/domain/contract/scalar';
import { type Lecture, NewLecture } from '@portal/domain/coursework/lecture';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { lectureForm as words } from './lecture-messages.ts';

export interface LectureValues {
  title: string;
  content: string;
  files: FileRef[];
  opens: 'NOW' | 'LATER';
  displayAt: string | null;
  hasEnd: boolean;
  endAt: string | null;
  downloadAllowed: boolean;
}

const { title, content, downloadAllowed } = NewLecture.entries;
const MOST_FILES = uploadPolicyOf('LECTURE').maxFiles;

/** What stands in the form: of a lecture, or of a new one that opens at once. */
export function lectureValues(lecture: Lecture | null, now: Date, zone: string): LectureValues {
  const at = (day: string, time: string) => instantOf(day, minuteOfTime(time), zone).toISOString();
  const displayAt = lecture?.displayAt ?? at(addDays(dayOf(now, zone), 1), '09:00');
  return {
    title: lecture?.title ?? '',
    content: lecture?.content ?? '',
    files: lecture?.files ?? [],
    opens: lecture?.displayAt ? 'LATER' : 'NOW',
    displayAt,
    hasEnd: Boolean(lecture?.deadlineAt),
    endAt: lecture?.deadlineAt ?? at(addDays(dayOf(displayAt, zone), 14), '23:59'),
    downloadAllowed: lecture?.downloadAllowed ?? true,
  };
}

type Dates = Pick<LectureValues, 'opens' | 'displayAt' | 'hasEnd' | 'endAt'>;

const displayOf = ({ opens, displayAt }: Dates) => (opens === 'LATER' ? displayAt : null);
const endOf = ({ hasEnd, endAt }: Dates) => (hasEnd ? endAt : null);
const isEndAfter = (dates: Dates) => {
  const [display, end] = [displayOf(dates), endOf(dates)];
  return display === null || end === null || Date.parse(end) > Date.parse(display);
};
const moment = v.nullable(Instant);

/** What is written as the contract takes it. */
export const lectureSchema = v.pipe(
  v.object({
    title,
    content,
    downloadAllowed,
    files: v.pipe(v.array(FileRef), v.maxLength(MOST_FILES)),
    opens: v.picklist(['NOW', 'LATER']),
    displayAt: moment,
    hasEnd: v.boolean(),
    endAt: moment,
  }),
  v.forward(
    v.partialCheck([['opens'], ['displayAt']], (it) => it.opens === 'NOW' || it.displayAt !== null, words.momentNeeded),
    ['displayAt'],
  ),
  v.forward(
    v.partialCheck([['hasEnd'], ['endAt']], (it) => !it.hasEnd || it.endAt !== null, words.momentNeeded),
    ['endAt'],
  ),
  v.forward(v.partialCheck([['opens'], ['displayAt'], ['hasEnd'], ['endAt']], isEndAfter, words.endTooSoon), ['endAt']),
  v.transform((values) => ({
    title: values.title.trim(),
    content: values.content,
    downloadAllowed: values.downloadAllowed,
    fileIds: values.files.map(({ id }) => id),
    displayAt: displayOf(values),
    deadlineAt: endOf(values),
  })),
);
