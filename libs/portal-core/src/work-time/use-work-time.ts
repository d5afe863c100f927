import { useEffect } from 'react';
import { statisticsApi } from '@portal/api/statistics/statistics.api';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { useAppDispatch } from '../hooks.ts';

type WorkTime = BodyOf<(typeof statisticsContract)['recordWorkTime']>;

/** Who has pressed and moved nothing for so long has left the desk. */
const AWAY_SECONDS = 120;
const SEND_AFTER_SECONDS = 60;
/** A glance at a page is no work. */
const WORK_SECONDS_MIN = 5;
/** As much as is taken at once (`recordWorkTime`). */
const SENT_SECONDS_MAX = 600;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Counts the seconds in which the page is seen and something was pressed or moved not long ago, for the hours of the statistics; sends
 * them once a minute and when the page is left. Nobody waits for it and nobody hears when it fails. Without a class nothing counts.
 */
export function useWorkTime(kind: WorkTime['kind'], classId: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (classId === null) return undefined;
    let worked = 0;
    // By ticks, not by a clock: a computer that slept has not worked.
    let idle = 0;

    function send() {
      const seconds = Math.min(worked, SENT_SECONDS_MAX);
      if (seconds < WORK_SECONDS_MIN) return;
      worked -= seconds;
      const body = { kind, classId: classId!, seconds };
      const sending = dispatch(statisticsApi.endpoints.recordWorkTime.initiate({ body }, { track: false }));
      // The next time takes it along.
      sending.unwrap().catch(() => void (worked += seconds));
    }
    const seen = () => void (idle = 0);
    const left = () => document.visibilityState === 'hidden' && send();
    const tick = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      if (idle < AWAY_SECONDS) worked += 1;
      idle += 1;
      if (worked > 0 && worked % SEND_AFTER_SECONDS === 0 && idle <= AWAY_SECONDS) send();
    }, 1_000);
    for (const sign of SIGNS) window.addEventListener(sign, seen, { passive: true });
    document.addEventListener('visibilitychange', left);
    window.addEventListener('pagehide', send);
    return () => {
      clearInterval(tick);
      for (const sign of SIGNS) window.removeEventListener(sign, seen);
      document.removeEventListener('visibilitychange', left);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [kind, classId, dispatch]);
}
