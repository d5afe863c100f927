import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Version } from '../contract/scalar.ts';
import { PageMarks, SubmissionMarks, VOICE_SECONDS_MAX } from './marks.ts';

const params = v.strictObject({ id: Id });
const marks = dataOf(SubmissionMarks);

/** What a teacher draws on handed-in files, and what she says of them (ASG-2); kept apart from the files. */
export const marksContract = defineContract({
  getSubmissionMarks: {
    method: 'GET',
    path: '/tns/v1/submissions/:id/marks',
    access: 'teacher',
    summary: '제출물에 그린 표시와 음성 의견',
    params,
    response: marks,
    errors: [],
  },
  saveFileMarks: {
    method: 'PUT',
    path: '/tns/v1/submissions/:id/marks/:fileId',
    access: 'teacher',
    summary: '파일 하나에 그린 표시 모두; 다른 곳에서 먼저 그렸으면 VERSION_CONFLICT, 학생이 다시 냈으면 WRONG_STATE',
    params: v.strictObject({ id: Id, fileId: Id }),
    body: v.strictObject({
      attempt: Version,
      /** The one that these marks go on from. */
      version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000)),
      marks: PageMarks,
    }),
    response: marks,
    errors: ['VERSION_CONFLICT', 'WRONG_STATE'],
  },
  saveVoiceComment: {
    method: 'PUT',
    path: '/tns/v1/submissions/:id/voice',
    access: 'teacher',
    summary: '음성 의견 넣기, 바꾸기, 지우기; 다른 곳에서 먼저 바꿨으면 VERSION_CONFLICT',
    params,
    body: v.strictObject({
      attempt: Version,
      /** In the place of which one; null where there is none yet. */
      before: v.nullable(Id),
      voice: v.nullable(
        v.strictObject({
          fileId: Id,
          seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VOICE_SECONDS_MAX)),
        }),
      ),
    }),
    response: marks,
    errors: ['VERSION_CONFLICT', 'WRONG_STATE', 'FILE_NOT_FOUND'],
  },
});
