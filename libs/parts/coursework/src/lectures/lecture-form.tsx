import { useState } from 'react';
import {
  useCreateLectureMutation,
  usePublishLectureMutation,
  useUpdateLectureMutation,
} from '@portal/api/coursework/lectures.api';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { now } from '@portal/portal-core/clock';
import { HandoutForm } from '../handouts/handout-form.tsx';
import { LectureDates } from './lecture-dates.tsx';
import { lectureSchema, lectureValues } from './lecture-form-schema.ts';
import { lectureForm as words, lectures as said } from './lecture-messages.ts';

const LABELS = { displayAt: words.displayDay, endAt: words.endDay };
const FIELD_OF = { deadlineAt: 'endAt' };

interface Props {
  classId: string;
  /** Null for a new one. */
  lecture: Lecture | null;
  zone: string;
  onReload: () => void;
  onClose: () => void;
}

/** Material of a class: a handout that may end (ASG-1, ASG-3). */
export function LectureForm({ classId, lecture, zone, onReload, onClose }: Props) {
  const [create] = useCreateLectureMutation();
  const [update] = useUpdateLectureMutation();
  const [publish] = usePublishLectureMutation();
  const [defaultValues] = useState(() => lectureValues(lecture, now(), zone));
  return (
    <HandoutForm
      location="LECTURE"
      draftKey={`lecture:${lecture?.id ?? `new:${classId}`}`}
      isNew={!lecture}
      schema={lectureSchema}
      fieldOf={FIELD_OF}
      labels={LABELS}
      save={async (values, as) => {
        if (lecture) return update({ id: lecture.id, body: { version: lecture.version, ...values } }).unwrap();
        const made = await create({ body: { classId, ...as, ...values } }).unwrap();
        // An answer that was lost may have been that of a draft.
        return made.status === 'DRAFT' && !as.isDraft ? publish({ id: made.id }).unwrap() : made;
      }}
      defaultValues={defaultValues}
      words={words}
      said={said}
      onReload={onReload}
      onClose={onClose}
    >
      <LectureDates zone={zone} />
    </HandoutForm>
  );
}
