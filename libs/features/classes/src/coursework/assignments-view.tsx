import { ClassAssignments } from '@portal/coursework/class-assignments';
import type { TeachingClass } from '@portal/domain/classes/class';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';

/** The assignments of this class; none is given any more once it is over (ASG-1). */
export function AssignmentsView({ shown: { id, name, canceledAt, progress } }: { shown: TeachingClass }) {
  const zone = useTeacherZone();
  const isCanceled = canceledAt !== null;
  return (
    <ClassAssignments
      classId={id}
      className={name}
      isCanceled={isCanceled}
      mayCreate={!isCanceled && progress !== 'FINISHED'}
      zone={zone}
    />
  );
}
