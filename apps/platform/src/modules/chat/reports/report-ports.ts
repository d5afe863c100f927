import type { ChatReportOutcome } from '@portal/domain/chat/chat-report';
import type { Tx } from '../../../core/database/database.ts';

/** What the team has decided, for somebody without an account. */
export interface DecidedForFamily {
  readonly guardianId: string;
  readonly roomId: string;
  /** She reported it, or she wrote what was reported. */
  readonly by: 'REPORTER' | 'SENDER';
  readonly outcome: ChatReportOutcome;
  readonly reason: string;
}

/** The letters of families, which stand with what families see. */
export interface DecisionLetters {
  decided(tx: Tx, told: DecidedForFamily): Promise<void>;
}
