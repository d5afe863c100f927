import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import { defineAccess } from '../../../testing/access.ts';

const LINK = 'f'.repeat(67);
const APPLICATION = 'app_contract';

const resending = { params: { id: APPLICATION }, body: { contractId: 'con_fuzz' } };

/** Applicants come by a link that nobody guesses; the desk asks about an application of the fuzz. */
export const access = defineAccess(contractsContract, {
  rows: {
    findContract: { valid: { body: { link: LINK } } },
    viewContract: { valid: { body: { link: LINK } } },
    sendContractCode: { valid: { body: { link: LINK } } },
    signContract: { valid: { body: { link: LINK, signerName: '지원자', code: '123456' } } },
    renewContract: { valid: { body: { link: LINK } } },
    listApplicationContracts: { own: { params: { id: APPLICATION } } },
    resendContract: { own: resending, otherDesk: resending },
  },
  seed: ({ database }) =>
    database.raw
      .exec(`insert into teacher_application (id, code, client_id, visitor_id, status, full_name, phone, email,
      subject_ids, teaching_mode, address, experience, note, referral_code, file_ids, submitted_at, review_due_at, decided_at)
      values ('${APPLICATION}', 'CONTRACT', gen_random_uuid(), 'visitor_contract', 'PASSED', '지원자', '0312345678',
        'contract@example.com', '{math}', 'BOTH', '', '3년', '', '', '{}', now(), now() + interval '5 days', now());
      insert into teacher_contract (id, application_id, status, document, text_version, text_hash, sent_at, expires_at)
      values ('con_fuzz', '${APPLICATION}', 'SENT', '{"title":"","parties":[],"articles":[]}', '1', '', now() - interval '1 hour', now() + interval '14 days')`),
});
