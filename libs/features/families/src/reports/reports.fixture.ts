import type { NewChatReport, OwnChatReport } from '@portal/domain/chat/chat-report';
import { familyReportsContract as contract } from '@portal/domain/families/family-reports.contract';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';

/** A server that takes reports of a family, on which these were made already. */
export function takesFamilyReports(before: readonly OwnChatReport[] = []): Fake[] {
  const reports = [...before];
  function add(seq: number | null, { reason, words }: NewChatReport): OwnChatReport {
    const report: OwnChatReport = { seq, reason, words, at: FROZEN_NOW, decision: null };
    reports.unshift(report);
    return report;
  }
  return [
    fake(contract.listFamilyReports, () => ({ items: reports, warnings: [] })),
    fake(contract.reportFamilyMessage, ({ params: { seq }, body }) => add(Number(seq), body)),
    fake(contract.reportFamilyChat, ({ body }) => add(null, body)),
  ];
}
