import type { EvidenceProof } from '@portal/domain/evidence/evidence-proof';

/** Of a file in which nothing but `증거` stands. */
export const PROOF_SHA256 = '80aab8a91c1700f3ce44ff6b2e4fe3fd4d6e4c7dae2809ee24adb524a39d99b9';

/** A copy of the evidence of the lesson that runs at the frozen moment. */
export const anEvidenceProof = (over: Partial<EvidenceProof> = {}): EvidenceProof => ({
  code: '7K2M9QXF3D8R1T5V',
  format: 'PDF',
  sha256: PROOF_SHA256,
  madeAt: '2026-11-18T10:40:00+09:00',
  teacherName: '김수학',
  className: '중2 수학 개념 완성 – 일차함수',
  no: 12,
  startAt: '2026-11-18T09:30:00+09:00',
  endAt: '2026-11-18T10:30:00+09:00',
  lines: 33,
  lastHash: '9f3ac81e0b77d254'.padEnd(64, '0'),
  isUnchanged: true,
  linesSince: 0,
  ...over,
});
