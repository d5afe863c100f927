import type { ClassStudent } from '@portal/domain/classes/class';

/** What a form is given by which a student leaves. */
export interface LeavingFormProps {
  classId: string;
  student: Pick<ClassStudent, 'id' | 'name' | 'lessonsLeft'>;
  onClose: () => void;
  /** His card is gone by now, or goes. */
  onLeft: () => void;
}
