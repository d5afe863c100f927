import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { tall } from '../items/grid-length.ts';
import { NowLabel } from './now-line.tsx';

/** Minutes: an hour is written below its line, and not where the present time stands. */
const HOUR_LABEL_AT = 10;
const NEAR_MINUTES = 20;

interface HourLabelsProps {
  hours: readonly number[];
  /** The first minute of the grid. */
  from: number;
  /** The present minute; null where it is not in sight. */
  now: number | null;
}

/** The hours beside the lanes, and among them the present time. */
export function HourLabels({ hours, from, now }: HourLabelsProps) {
  const isNear = (hour: number) => now !== null && Math.abs(hour * 60 + HOUR_LABEL_AT - now) <= NEAR_MINUTES;
  return (
    <>
      {hours
        .filter((hour) => !isNear(hour))
        .map((hour) => (
          <span className="hour" key={hour} style={{ top: tall(hour * 60 - from) }}>
            {timeOfMinute(hour * 60)}{' '}
          </span>
        ))}
      {now !== null && <NowLabel minute={now} from={from} />}
    </>
  );
}
