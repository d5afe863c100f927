import type { NewChatReport, OwnChatReport } from '@portal/domain/chat/chat-report';
import { familyReportsContract as contract } from '@portal/domain/families/family-reports.contract';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';

/** What every message says that is reported. */
export const REPORTED = '내일 준비물은 자와 컴퍼스예요.';

/** A server that takes reports of a family, on which these were made already. */
export function takesFamilyReports(reports: OwnChatReport[] = []): Fake[] {
  function add(seq: number | null, { reason, words }: NewChatReport): OwnChatReport {
    const report: OwnChatReport = {
      seq,
      said: seq === null ? '' : REPORTED,
      reason,
      words,
      at: FROZEN_NOW,
      decision: null,
    };
    reports.unshift(report);
    return report;
  }
  return [
    fake(contract.listFamilyReports, () => ({ items: reports, warnings: [] })),
    fake(contract.reportFamilyMessage, ({ params: { seq }, body }) => add(Number(seq), body)),
    fake(contract.reportFamilyChat, ({ body }) => add(null, body)),
  ];
}
