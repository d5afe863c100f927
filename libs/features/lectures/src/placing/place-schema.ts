import * as v from 'valibot';
import { lectureSchema, lectureValues } from '@portal/coursework/lecture-form-schema';
import type { LibraryDocument } from '@portal/domain/library/document';
import { PlaceLessonIds } from '@portal/domain/library/place';
import { placing as words } from '../preview-messages.ts';

/** A place as it is written: material of a class, and for which lessons. */
export const placeSchema = v.intersect([
  lectureSchema,
  v.object({ classId: v.pipe(v.string(), v.minLength(1, words.choose)), lessonIds: PlaceLessonIds }),
]);

/** What stands in the form: it opens at once, under the document's name without the end that tells its kind. */
export const placeValues = ({ name }: LibraryDocument, now: Date, zone: string) => ({
  ...lectureValues(null, now, zone),
  title: name.replace(/\.\w{1,5}$/, ''),
  classId: '',
  lessonIds: [] as string[],
});
