import type { FileRef } from '@portal/domain/assets/file';
import type { Lecture, LectureChange } from '@portal/domain/coursework/lecture';
import { speakDateTime } from '@portal/domain/format/date-time';
import type { LiveLesson } from '@portal/domain/live/live-room';
import { LIMITS } from '@portal/domain/tenant/limits';
import { boardLecture as words } from './page-messages.ts';

type Named = Pick<Lecture, 'title' | 'content'>;

/** How the board of a lesson is called among the material of its class; the time tells two lessons of one title apart. */
export const boardLectureOf = ({ title, startAt }: Pick<LiveLesson, 'title' | 'startAt'>, zone: string): Named => ({
  title: words.title(title).slice(0, LIMITS.handoutTitleMax),
  content: words.content(speakDateTime(startAt, zone)),
});

/** Made from this board before; what its teacher has renamed since is her own. */
export const isBoardLecture = (lecture: Lecture, own: Named): boolean =>
  lecture.title === own.title && lecture.content === own.content;

const isPageFile = ({ name }: FileRef) => /^칠판 \d+쪽\.png$/.test(name);

/** The same lecture with these pages in the place of those before; what its teacher has added stays. */
export function withBoardFiles(lecture: Lecture, pages: readonly FileRef[]): LectureChange {
  const { version, title, content, displayAt, deadlineAt, downloadAllowed, files } = lecture;
  const others = files.filter((file) => !isPageFile(file));
  const fileIds = [...pages, ...others].map(({ id }) => id);
  return { version, title, content, displayAt, deadlineAt, downloadAllowed, fileIds };
}
