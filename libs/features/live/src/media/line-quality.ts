import type { Line } from './media-provider.ts';

export interface LineSample {
  /** Part of the packets that did not arrive, 0 to 1. */
  readonly loss: number;
  readonly roundTripMs: number;
}

export interface LineMemory {
  readonly line: Line;
  /** Samples in a row that were worse, or better, than the line. */
  readonly worse: number;
  readonly better: number;
  /** Better samples that the next step up takes; it doubles with each fall to LOW, so that a bad line does not flicker. */
  readonly hysteresis: number;
}

const ORDER: readonly Line[] = ['GOOD', 'WEAK', 'LOW'];
const FALL_AFTER = 2;
const RISE_AFTER = 4;
const MAX_HYSTERESIS = 16;

export const freshLine: LineMemory = { line: 'GOOD', worse: 0, better: 0, hysteresis: RISE_AFTER };

/** What one sample says by itself. */
export function gradeOf({ loss, roundTripMs }: LineSample): Line {
  if (loss > 0.12 || roundTripMs > 900) return 'LOW';
  return loss > 0.04 || roundTripMs > 400 ? 'WEAK' : 'GOOD';
}

/** The line after another sample: down after two worse ones, up one step after several better ones. */
export function nextLine(memory: LineMemory, sample: LineSample): LineMemory {
  const seen = ORDER.indexOf(gradeOf(sample));
  const now = ORDER.indexOf(memory.line);
  const worse = seen > now ? memory.worse + 1 : 0;
  const better = seen < now ? memory.better + 1 : 0;
  if (worse >= FALL_AFTER) {
    const hysteresis = seen === 2 ? Math.min(MAX_HYSTERESIS, memory.hysteresis * 2) : memory.hysteresis;
    return { line: ORDER[seen] ?? 'LOW', worse: 0, better: 0, hysteresis };
  }
  if (better >= memory.hysteresis) return { ...memory, line: ORDER[now - 1] ?? 'GOOD', worse: 0, better: 0 };
  return { ...memory, worse, better };
}

interface Report {
  readonly type: string;
  readonly fractionLost?: number;
  readonly roundTripTime?: number;
  readonly currentRoundTripTime?: number;
  readonly nominated?: boolean;
}

/** The sample in the statistics of a connection: what the other side reports about what it got. */
export function sampleOf(reports: Iterable<Report>): LineSample {
  let loss = 0;
  let seconds = 0;
  for (const report of reports) {
    if (report.type === 'remote-inbound-rtp') {
      loss = Math.max(loss, report.fractionLost ?? 0);
      seconds = Math.max(seconds, report.roundTripTime ?? 0);
    }
    if (report.type === 'candidate-pair' && report.nominated)
      seconds = Math.max(seconds, report.currentRoundTripTime ?? 0);
  }
  return { loss, roundTripMs: seconds * 1_000 };
}
