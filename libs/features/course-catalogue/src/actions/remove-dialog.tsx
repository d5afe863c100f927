import { useDeleteCourseMutation } from '@portal/api/courses/courses.api';
import type { CourseSummary } from '@portal/domain/courses/course';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { removal } from '../messages.ts';

interface RemoveDialogProps {
  /** Null: nothing is asked. */
  course: CourseSummary | null;
  onClose: () => void;
}

/** Asks before a course that was never public goes for good. */
export function RemoveDialog({ course, onClose }: RemoveDialogProps) {
  const [remove, { isLoading }] = useDeleteCourseMutation();
  const act = useAction();

  const confirm = async () => {
    if (course) await act(() => remove({ id: course.id }).unwrap(), { done: removal.done });
    onClose();
  };

  return (
    <AlertDialog
      open={course !== null}
      title={removal.title}
      confirmLabel={removal.confirm}
      danger
      loading={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {removal.body}
    </AlertDialog>
  );
}
