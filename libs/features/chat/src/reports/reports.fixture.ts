import type { NewChatReport, OwnChatReport } from '@portal/domain/chat/chat-report';
import { reportsContract as contract } from '@portal/domain/chat/reports.contract';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';

/** What every message says that is reported. */
export const REPORTED = '내일 준비물은 자와 컴퍼스예요.';

/** A server that takes reports, on which these were made already. */
export function takesReports({ calls }: { readonly calls: string[] }, before: readonly OwnChatReport[] = []): Fake[] {
  const reports = [...before];
  function add(seq: number | null, { reason, words }: NewChatReport) {
    if (reports.some((one) => one.seq === seq)) return problemResponse('REPORT_EXISTS');
    calls.push(`report ${seq ?? 'talk'} ${reason} ${words}`.trim());
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
    fake(contract.listChatReports, () => ({ items: reports, warnings: [] })),
    fake(contract.reportMessage, ({ params: { seq }, body }) => add(Number(seq), body)),
    fake(contract.reportChat, ({ body }) => add(null, body)),
  ];
}
