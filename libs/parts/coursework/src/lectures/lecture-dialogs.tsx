import { useDeleteLectureMutation } from '@portal/api/coursework/lectures.api';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { Dialog } from '@portal/ui/dialog';
import { HandoutRemoval } from '../handouts/handout-removal.tsx';
import { ReceiptsDialog } from '../receipts/receipts-dialog.tsx';
import { LectureForm } from './lecture-form.tsx';
import { lectures as words } from './lecture-messages.ts';
import { LessonsForm } from './lessons-form.tsx';

/** What is open over the list. */
export type OpenLecture =
  { action: 'create' } | { action: 'change' | 'receipts' | 'lessons' | 'remove'; lecture: Lecture };

interface Props {
  classId: string;
  zone: string;
  /** Null: nothing is. */
  open: OpenLecture | null;
  onReload: () => void;
  onClose: () => void;
}

/** The form of a lecture, and the question before one is deleted. */
export function LectureDialogs({ classId, zone, open, onReload, onClose }: Props) {
  const removal = useDeleteLectureMutation();
  const isForm = open?.action === 'create' || open?.action === 'change';
  return (
    <>
      <Dialog
        open={isForm}
        title={open?.action === 'change' ? words.edit : words.create}
        onClose={onClose}
        closeOnClickAway={false}
      >
        {isForm && (
          <LectureForm
            lecture={open.action === 'change' ? open.lecture : null}
            classId={classId}
            zone={zone}
            onReload={onReload}
            onClose={onClose}
          />
        )}
      </Dialog>
      {open?.action === 'receipts' && <ReceiptsDialog lecture={open.lecture} zone={zone} onClose={onClose} />}
      {open?.action === 'lessons' && <LessonsForm lecture={open.lecture} zone={zone} onClose={onClose} />}
      <HandoutRemoval
        handout={open?.action === 'remove' ? open.lecture : null}
        mutation={removal}
        words={words}
        onClose={onClose}
      />
    </>
  );
}
