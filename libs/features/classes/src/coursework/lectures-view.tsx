import { ClassLectures } from '@portal/coursework/class-lectures';
import type { TeachingClass } from '@portal/domain/classes/class';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';

/** The material of this class (ASG-1). */
export function LecturesView({ shown: { id } }: { shown: TeachingClass }) {
  return <ClassLectures classId={id} zone={useTeacherZone()} />;
}
