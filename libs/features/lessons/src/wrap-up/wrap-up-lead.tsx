import { millisecondsInSecond } from 'date-fns/constants';
import { formatDuration } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { lessonStanding, wrapUpBy } from '@portal/domain/lessons/steps/lesson-standing';
import { useNow } from '@portal/portal-core/clock';
import { LeadSurface } from '@portal/ui/lead-surface';
import { HoldWords } from '../hold/hold-words.tsx';
import { ended } from '../messages.ts';
import { wrapUp as words } from '../wrap-up-messages.ts';

const TICK_MS = 15 * millisecondsInSecond;

/** That the sheet is owed and how long there is for it, or by how much it is late (CLS-2, W3). */
export function WrapUpLead({ desk }: { desk: LessonDesk }) {
  const now = useNow(TICK_MS);
  const left = wrapUpBy(desk.lesson).getTime() - now.getTime();
  const isLate = lessonStanding(desk, now).point === 'WRAP_UP_LATE';
  const title = isLate ? ended.late : words.owed;
  return (
    <LeadSurface tone={isLate ? 'late' : 'turn'} aria-label={title}>
      <HoldWords
        title={title}
        lines={[isLate ? ended.lateBody : desk.diary.version > 0 ? ended.writtenBefore : words.filledIn]}
        figure={
          isLate
            ? { name: words.lateBy, value: formatDuration(-left) }
            : { name: ended.left, value: formatDuration(left) }
        }
      />
    </LeadSurface>
  );
}
