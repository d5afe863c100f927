import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { LESSON_OVERRUN_MS } from '@portal/domain/lessons/lesson-transitions';
import { hasRoom, startsByHand } from '@portal/domain/lessons/states/lesson-room';
import { isUnanswered } from '@portal/domain/lessons/steps/confirm-time';
import type { LessonPoint } from '@portal/domain/lessons/steps/lesson-standing';
import { ended as words, unpaid } from '../messages.ts';

/** The points of a lesson that is over. */
export type EndPoint = Exclude<LessonPoint, 'EARLY' | 'OPEN' | 'MISSED' | 'RUNNING'>;

/** How a lesson ended, in words: a title and what explains it (CLS-3). */
export function endWords(desk: LessonDesk, point: EndPoint): { title: string; lines: readonly string[] } {
  const { cancelReason } = desk.lesson;
  switch (point) {
    case 'TO_WRAP_UP':
      return { title: words.toWrapUp, lines: howItRan(desk) };
    case 'WRAP_UP_LATE':
      return { title: words.late, lines: [words.lateBody, ...howItRan(desk)] };
    case 'SENT':
      return { title: words.sent, lines: howItRan(desk) };
    case 'QUESTIONED':
      return { title: desk.questions.some(isUnanswered) ? words.asked : words.ticket, lines: howItRan(desk) };
    case 'CONFIRMED':
      return { title: words.done, lines: howItRan(desk) };
    case 'NOT_HELD':
      return { title: words.notHeld, lines: whyNotHeld(desk) };
    case 'CANCELED':
      return {
        title: words.canceled,
        lines: [...(cancelReason ? [words.reason(cancelReason)] : []), words.canceledBody],
      };
  }
}

/** A lesson that nobody began and that is begun by hand: the teacher may have held it all the same. */
export const mayHaveBeenHeld = (desk: LessonDesk): boolean => desk.startedAt === null && startsByHand(desk);

/** What the record of a lesson that was held cannot show, or what the clock did for the teacher. */
function howItRan(desk: LessonDesk): string[] {
  const { endedAt, lesson } = desk;
  const isByClock = endedAt !== null && Date.parse(endedAt) - Date.parse(lesson.endAt) === LESSON_OVERRUN_MS;
  return [...(isByClock ? [words.byClock] : []), ...(hasRoom(desk) ? [] : [words.outside])];
}

function whyNotHeld(desk: LessonDesk): string[] {
  const { startedAt, notHeldReason, isPriced } = desk;
  const isBegun = startedAt !== null;
  // Without a room nobody can be said not to have entered it.
  const reason = notHeldReason && (isBegun || hasRoom(desk)) ? [words.reason(notHeldReason)] : [];
  if (isBegun) return [...reason, words.noShow, isPriced ? words.noShowIncome : unpaid.line];
  return [...reason, startsByHand(desk) ? words.neverBegunByHand : words.neverBegun];
}
