import { useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useMarkAttendanceMutation } from '@portal/api/teaching/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/teaching/lesson-desk.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { Button } from '@portal/ui/button';
import { StickyActions } from '@portal/ui/sticky-actions';
import { AttendanceChoice } from '../components/attendance-choice.tsx';
import { ProblemBanner } from '../components/problem-banner.tsx';
import { attendance as words } from '../messages.ts';
import { decidedMarks, type Marks } from '../model/marks.ts';

interface Props {
  desk: LessonDesk;
  onClose: () => void;
}

/** Corrections of the attendance; what is not touched follows the room while it is written. */
export function AttendanceForm({ desk: { lesson, attendance }, onClose }: Props) {
  const [marks, setMarks] = useState<Marks>({});
  const [mark, marking] = useMarkAttendanceMutation();
  const toast = useToast();
  const touched = attendance.filter(({ studentId }) => studentId in marks);
  const sent = decidedMarks(touched, marks);

  async function save() {
    if (sent.length === 0) {
      onClose();
      return;
    }
    const { error } = await mark({ id: lesson.id, body: { marks: sent } });
    if (error) return;
    toast({ type: 'success', title: words.saved });
    onClose();
  }
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!marking.isLoading) void save();
      }}
    >
      <ProblemBanner title={words.failed} problem={marking.error ? problemOf(marking.error) : null} />
      <AttendanceChoice attendance={attendance} marks={marks} onChange={setMarks} showsMissing={false} />
      <StickyActions
        note={
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.hint}
          </chakra.p>
        }
      >
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={marking.isLoading}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
