import { useDeleteLectureMutation } from '@portal/api/coursework/lectures.api';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { Dialog } from '@portal/ui/dialog';
import { HandoutRemoval } from '../handouts/handout-removal.tsx';
import { LectureForm } from './lecture-form.tsx';
import { lectures as words } from './lecture-messages.ts';

/** What is open over the list. */
export type OpenLecture = { action: 'create' } | { action: 'change' | 'remove'; lecture: Lecture };

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
  const isForm = open !== null && open.action !== 'remove';
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
      <HandoutRemoval
        handout={open?.action === 'remove' ? open.lecture : null}
        mutation={removal}
        words={words}
        onClose={onClose}
      />
    </>
  );
}
