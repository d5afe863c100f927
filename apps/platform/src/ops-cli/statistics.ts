import { Refused, type Surroundings } from './client.ts';
import type { StatisticsWork } from './command.ts';
import { onServer } from './on-server.ts';
import { plain } from './table.ts';

/** So many lines are said; more would hide the first. */
const LINES_MOST = 50;

/** Counts the days of the statistics anew, or compares them with what happened. Throws Refused where any differ. */
export const lookAfterStatistics = (what: StatisticsWork, around: Surroundings): Promise<string> =>
  onServer(around, async ({ statistics }) => {
    if (what === 'rebuild') {
      await statistics.rebuild();
      return '통계를 다시 셌어요.';
    }
    const found = await statistics.verify();
    if (!found.length) return '통계가 기록과 같아요.';
    const lines = found
      .slice(0, LINES_MOST)
      .map(({ teacherId, day, what: odd }) => `  ${plain(teacherId)} ${day} ${odd}`);
    const more = found.length > LINES_MOST ? [`  … 모두 ${found.length}개`] : [];
    throw new Refused(
      ['통계가 기록과 다른 날이 있어요. statistics rebuild로 다시 세어 주세요.', ...lines, ...more].join('\n'),
    );
  });
