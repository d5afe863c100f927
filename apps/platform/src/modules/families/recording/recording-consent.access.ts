import { recordingConsentContract } from '@portal/domain/families/recording-consent.contract';
import { defineAccess, naming } from '../../../testing/access.ts';

export const access = defineAccess(recordingConsentContract, {
  rows: {
    listRecordingConsents: { own: {} },
    // Of the owner's own child; the guardian of another family is none of its.
    sayRecordingConsent: naming('stu_family', 'stu_none', (studentId) => ({ body: { studentId, may: true } })),
  },
});
