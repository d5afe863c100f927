import { Refused, type Surroundings } from './client.ts';
import { onServer } from './on-server.ts';
import { plain } from './table.ts';

/** So many lines are said; more would hide the first. */
const LINES_MOST = 50;

/** Reckons all money and all points again from its causes, and names what differs. Throws Refused where anything does. */
export const verifyLedger = (around: Surroundings): Promise<string> =>
  onServer(around, async ({ wallet, points }) => {
    const lots = (await points.verify()).map(({ what, ...odd }) => ({ of: `POINTS_${what}`, ...odd }));
    const found = [...(await wallet.verifyLedger()), ...lots];
    if (!found.length) return '모든 잔액과 수입이 그 근거와 같아요.';
    const lines = found
      .slice(0, LINES_MOST)
      .map(({ of, id, is, shouldBe }) => `  ${of} ${plain(id)}: ${plain(String(is))} ≠ ${plain(String(shouldBe))}`);
    const more = found.length > LINES_MOST ? [`  … 모두 ${found.length}개`] : [];
    throw new Refused(
      ['근거와 다른 것이 있어요. 고치기 전에는 그 지갑의 월말 정산을 보내지 않아요.', ...lines, ...more].join('\n'),
    );
  });
