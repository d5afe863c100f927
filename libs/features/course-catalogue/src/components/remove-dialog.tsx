import { problemOf } from '@portal/api/api-problem';
import { useDeleteCourseMutation } from '@portal/api/courses/courses.api';
import type { CourseSummary } from '@portal/domain/courses/course';
import { useToast } from '@portal/portal-core/show-toast';
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
  const toast = useToast();

  const confirm = async () => {
    if (!course) return;
    try {
      await remove({ id: course.id }).unwrap();
      toast({ type: 'success', title: removal.done });
    } catch (error) {
      toast({ type: 'error', title: problemOf(error).message });
    }
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
