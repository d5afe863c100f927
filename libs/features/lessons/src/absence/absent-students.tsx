import { CalendarX2 } from 'lucide-react';
import { called } from '@portal/domain/format/called';
import type { Attendance } from '@portal/domain/lessons/attendance';
import { Banner } from '@portal/ui/banner';
import { attendance as words } from '../messages.ts';

/** Who will not come, for the teacher who is about to begin; whoever came all the same is not among them. */
export function AbsentStudents({ attendance }: { attendance: readonly Attendance[] }) {
  const absent = attendance.filter(({ absence, state }) => absence && state !== 'PRESENT' && state !== 'LATE');
  if (absent.length === 0) return null;
  const names = absent.map(({ studentName }) => called(studentName, '학생')).join(', ');
  return (
    <Banner tone="warning" icon={CalendarX2} title={words.announced}>
      {words.willNotCome(names)}
    </Banner>
  );
}
