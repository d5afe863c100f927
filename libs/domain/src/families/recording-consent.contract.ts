import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant } from '../contract/scalar.ts';

const path = '/fam/v1/recording-consent';

/** Whether the lessons of a child may be recorded, as this family's guardians have said. */
export const RecordingConsent = v.object({
  studentId: Id,
  /** What this guardian said; null where she has not. */
  may: v.nullable(v.boolean()),
  saidAt: v.nullable(Instant),
  /** Another guardian of the child has said no: then it is not recorded, whatever this one says. */
  isRefusedByOther: v.boolean(),
});
export type RecordingConsent = v.InferOutput<typeof RecordingConsent>;

const consents = dataOf(
  v.object({
    /** False where lessons cannot be recorded here: then nobody is asked. */
    isOffered: v.boolean(),
    items: v.array(RecordingConsent),
  }),
);

/** A child is recorded only while a guardian has said yes and none has said no (CLS-3). */
export const recordingConsentContract = defineContract({
  listRecordingConsents: {
    method: 'GET',
    path,
    access: 'family',
    summary: '아이마다 수업을 녹화해도 되는지',
    response: consents,
    errors: ['LINK_REVOKED'],
  },
  sayRecordingConsent: {
    method: 'POST',
    path,
    access: 'family',
    summary: '녹화해도 되는지 말하기; 아니라고 하면 녹화는 바로 멈추고, 이 반에서 그 아이가 나온 녹화는 지워진다',
    body: v.strictObject({ studentId: Id, may: v.boolean() }),
    response: consents,
    errors: ['LINK_REVOKED'],
  },
});
