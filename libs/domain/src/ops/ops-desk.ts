/** Where somebody of the team works; she sees and decides what lies on her desks alone. TEAM says who works where. */
export const OPS_DESKS = ['APPROVAL', 'FINANCE', 'HELP', 'TEAM'] as const;
export type OpsDesk = (typeof OPS_DESKS)[number];
export const OPS_DESK_LABELS: Record<OpsDesk, string> = {
  APPROVAL: '심사',
  FINANCE: '정산',
  HELP: '고객 지원',
  TEAM: '팀 관리',
};
