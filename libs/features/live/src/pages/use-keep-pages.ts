import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { lecturesApi, useCreateLectureMutation, useUpdateLectureMutation } from '@portal/api/coursework/lectures.api';
import { lessonDeskApi } from '@portal/api/lessons/lesson-desk.api';
import type { FileRef } from '@portal/domain/assets/file';
import type { BoardPage } from '@portal/domain/live/live-room';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { type Uploads, useUploads } from '@portal/upload/use-uploads';
import { useKeptClientId } from '../session/kept.ts';
import { useBoardPages } from '../session/use-board-pages.ts';
import { useRoom } from '../session/use-room.ts';
import { boardLectureOf, isBoardLecture, withBoardFiles } from './board-lecture.ts';
import { type DrawnPage, drawnPages } from './page-drawings.ts';
import { boardLecture } from './page-messages.ts';
import { useSoonGone } from './use-soon-gone.ts';

export type Keeping =
  | { readonly step: 'IDLE' }
  | { readonly step: 'DRAWING' | 'SENDING' | 'SAVING'; readonly count: number; readonly percent: number }
  | {
      readonly step: 'DONE';
      readonly count: number;
      readonly title: string;
      readonly isNew: boolean;
      /** What stood on the board when it was done. */
      readonly pages: readonly BoardPage[];
    }
  | { readonly step: 'FAILED'; readonly message: string | null };

const IDLE: Keeping = { step: 'IDLE' };
const FAILED: Keeping = { step: 'FAILED', message: null };
type Upload = Uploads['uploads'][number];

const MOST_LECTURES = '100';
const STUCK: ReadonlySet<string> = new Set(['FAILED', 'REFUSED', 'MISSING']);

const isSame = ({ failure }: Upload) => failure?.code === 'DUPLICATE';

async function picturesOf(pages: readonly DrawnPage[]): Promise<File[]> {
  const { pageImage } = await import('@portal/board/page-image');
  const files: File[] = [];
  // One after the other: fifty pages at once would be more than a tablet has room for.
  for (const { no, drawings } of pages)
    files.push(new File([await pageImage(drawings)], boardLecture.file(no), { type: 'image/png' }));
  return files;
}

/** Puts the pages with something on them into the material of the class, as the pictures of one lecture. */
export function useKeepPages() {
  const { session, state } = useRoom();
  const { lesson } = state;
  const { board } = session;
  const zone = useTeacherZone();
  const [keeping, setKeeping] = useState(IDLE);
  const [files, setFiles] = useState<FileRef[]>([]);
  const uploads = useUploads({ location: 'LECTURE', value: files, onChange: setFiles });
  const [askDesk] = lessonDeskApi.endpoints.getLessonDesk.useLazyQuery();
  const [askLectures] = lecturesApi.endpoints.listLectures.useLazyQuery();
  const [create] = useCreateLectureMutation();
  const [update] = useUpdateLectureMutation();
  const clientId = useKeptClientId('board-lecture');

  const { uploads: going, isUnavailable } = uploads;
  // A page that is the same as another one is a picture already.
  const same = going.filter(isSame).length;
  const isSending = keeping.step === 'SENDING';
  const isStuck = isUnavailable || going.some((one) => STUCK.has(one.status) && !isSame(one));
  const isBusy = keeping.step === 'DRAWING' || (isSending && !isStuck);

  async function start(): Promise<void> {
    if (isBusy) return;
    const pages = drawnPages(board.read());
    for (const { id } of uploads.uploads) uploads.cancel(id);
    setFiles([]);
    setKeeping({ step: 'DRAWING', count: pages.length, percent: 0 });
    try {
      const pictures = await picturesOf(pages);
      setKeeping({ step: 'SENDING', count: pages.length, percent: 0 });
      uploads.add(pictures);
    } catch {
      setKeeping(FAILED);
    }
  }

  async function save(count: number): Promise<Keeping> {
    try {
      const { classId } = (await askDesk({ id: lesson.lessonId }).unwrap()).lesson;
      const { items } = await askLectures({ classId, size: MOST_LECTURES }).unwrap();
      const own = boardLectureOf(lesson, zone);
      const known = items.find((lecture) => isBoardLecture(lecture, own));
      if (known) await update({ id: known.id, body: withBoardFiles(known, files) }).unwrap();
      else {
        const dates = { displayAt: null, deadlineAt: null, downloadAllowed: true, isDraft: false };
        const fileIds = files.map(({ id }) => id);
        await create({
          body: { clientId: clientId.idOf(own.content), classId, ...own, ...dates, fileIds },
        }).unwrap();
        clientId.sent();
      }
      return { step: 'DONE', count, title: own.title, isNew: !known, pages: board.read() };
    } catch (error) {
      return { step: 'FAILED', message: problemOf(error).message };
    }
  }

  const hasArrived = isSending && files.length > 0 && files.length + same >= keeping.count;

  const onGoing = useEffectEvent(() => {
    if (isSending) for (const { id, status } of going) if (status === 'DUPLICATE') uploads.sendAnyway(id);
  });
  useEffect(() => onGoing(), [going]);
  const onArrived = useEffectEvent(() => isSending && void save(keeping.count).then(setKeeping));
  useEffect(() => void (hasArrived && onArrived()), [hasArrived]);

  const isDone = keeping.step === 'DONE';
  useSoonGone(isDone, () => setKeeping(IDLE));
  const isDrawnOn = useBoardPages((pages) => isDone && keeping.pages !== pages);
  // Who draws on has read it.
  if (isDrawnOn) setKeeping(IDLE);

  return {
    keeping: !isSending ? keeping : isStuck ? FAILED : inHand(keeping.count, hasArrived, going, files.length),
    start: () => void start(),
    close: () => setKeeping(IDLE),
  };
}
export type KeepPages = ReturnType<typeof useKeepPages>;

/** How far the pictures are on their way. */
function inHand(count: number, hasArrived: boolean, going: readonly Upload[], arrived: number): Keeping {
  if (hasArrived) return { step: 'SAVING', count, percent: 100 };
  const parts = going.reduce((sum, { sentBytes, size }) => sum + (size > 0 ? sentBytes / size : 0), arrived);
  const all = Math.max(1, going.length + arrived);
  return { step: 'SENDING', count, percent: Math.floor((100 * parts) / all) };
}
