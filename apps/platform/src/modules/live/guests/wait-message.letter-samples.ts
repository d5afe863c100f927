import { paths } from '@portal/domain/site/paths';
import {
  type LetterSamples,
  SAMPLE_CLASS,
  SAMPLE_READERS,
  SAMPLE_STUDENT,
  SAMPLE_TEACHER,
} from '../../../testing/letters/letter-samples.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import { waitLetter } from './wait-message.ts';

const lesson = { className: SAMPLE_CLASS, teacherName: SAMPLE_TEACHER } as RoomLesson;

export const letters: LetterSamples = {
  lessonWaits: SAMPLE_READERS.map((to) =>
    waitLetter({ lesson, studentName: SAMPLE_STUDENT.name, to, path: paths.liveGuest('sample') }),
  ),
};
