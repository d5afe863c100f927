import { cityOf } from '@portal/domain/format/zone-city';
import type { InstantLike } from '@portal/domain/time/day';
import { isNight, sayNightHour } from '@portal/domain/time/night';
import { later as words } from './later-messages.ts';

/** By whose clocks something is read: by one, or by several of whom some may sleep. */
export interface ReaderZones {
  /** Undefined where those are several, or nobody knows. */
  readonly theirZone: string | undefined;
  readonly readerZones?: readonly string[] | undefined;
}

/** Who sleeps at a moment, as it is said to who writes; undefined where nobody does. */
export function nightOf(
  at: InstantLike,
  when: keyof typeof words.whens,
  { theirZone, readerZones }: ReaderZones,
): string | undefined {
  const asleep = (readerZones ?? [theirZone]).find((zone) => zone !== undefined && isNight(at, zone));
  if (asleep === undefined) return undefined;
  const hour = sayNightHour(at, asleep);
  const said = words.whens[when];
  return readerZones ? words.nightOfSome(said, cityOf(asleep), hour) : words.night(said, hour);
}
