import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { LessonRecording } from './recording.ts';

const path = '/tns/v1/lessons/:id/recordings';

/** Recordings of lessons, kept with them and erased by rule (CLS-3). */
export const recordingsContract = defineContract({
  listRecordings: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '수업의 녹화; 새것부터',
    params: v.strictObject({ id: Id }),
    response: dataOf(v.object({ items: v.array(LessonRecording) })),
    errors: [],
  },
  eraseRecording: {
    method: 'DELETE',
    path: `${path}/:recordingId`,
    access: 'teacher',
    summary: '녹화 지우기; 되돌릴 수 없다',
    params: v.strictObject({ id: Id, recordingId: Id }),
    response: dataOf(LessonRecording),
    errors: ['WRONG_STATE'],
  },
});
