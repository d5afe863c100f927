import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ATTENDANCE_LABELS } from '@portal/domain/lessons/attendance';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { useOpenDrafts } from '@portal/portal-core/use-open-drafts';
import { Button } from '@portal/ui/button';
import { PlainPanel } from '@portal/ui/plain-panel';
import { AnnouncedAbsence } from '../absence/announced-absence.tsx';
import { attendance as words } from '../messages.ts';
import { AttendanceForm } from './attendance-form.tsx';
import { focusOn } from './focus-on.ts';
import { attendanceDraft } from './marks.ts';
import { Stay } from './stay.tsx';

/** Who came and for how long; the teacher may correct it until the lesson is confirmed (CLS-3). */
export function AttendancePanel({ desk }: { desk: LessonDesk }) {
  const { lesson, attendance } = desk;
  const [form, setForm] = useState<'RESTORED' | 'ASKED' | 'CLOSED'>();
  const draftKey = attendanceDraft(lesson.id);
  const hasDraft = useOpenDrafts(draftKey).some(({ key }) => key === draftKey);
  if (attendance.length === 0 || lesson.status === 'UPCOMING' || lesson.status === 'CANCELED') return null;
  const canFix = lesson.status === 'IN_PROGRESS' || (lesson.status === 'DONE' && lesson.held === true);
  // Corrections that were open when the page was left are open again.
  if (form === undefined && hasDraft && canFix) setForm('RESTORED');
  const isFixing = form === 'RESTORED' || form === 'ASKED';
  return (
    <PlainPanel
      title={words.title}
      action={
        canFix &&
        !isFixing && (
          <Button
            ref={form === 'CLOSED' ? focusOn : undefined}
            variant="outline"
            size="sm"
            onClick={() => setForm('ASKED')}
          >
            {words.fix}
          </Button>
        )
      }
    >
      {isFixing ? (
        <AttendanceForm desk={desk} isAsked={form === 'ASKED'} onClose={() => setForm('CLOSED')} />
      ) : (
        <chakra.ul listStyleType="none" display="grid">
          {attendance.map((row) => (
            <chakra.li
              key={row.studentId}
              display="flex"
              flexWrap="wrap"
              columnGap="3"
              alignItems="baseline"
              py="2.5"
              _notFirst={{ borderTopWidth: '1px' }}
            >
              <chakra.span fontWeight="semibold">{row.studentName}</chakra.span>
              <span>{row.state ? ATTENDANCE_LABELS[row.state] : words.unknown}</span>
              <chakra.span textStyle="body.sm" color="fg.muted" ms={{ md: 'auto' }} fontVariantNumeric="tabular-nums">
                <Stay {...row} />
                {row.state && `${row.joinedAt ? ' · ' : ''}${row.source === 'AUTO' ? words.auto : words.manual}`}
              </chakra.span>
              <AnnouncedAbsence {...row} />
              {row.note && (
                <chakra.p flexBasis="full" textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
                  {row.note}
                </chakra.p>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </PlainPanel>
  );
}
