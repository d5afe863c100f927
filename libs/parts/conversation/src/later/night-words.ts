import { cityOf } from '@portal/domain/format/zone-city';
import type { InstantLike } from '@portal/domain/time/day';
import { isNight, sayNightHour } from '@portal/domain/time/night';
import { later as words } from './later-messages.ts';

/** Who sleeps at a moment, of those who live by these clocks, as it is said to who writes; undefined where nobody does. */
export function nightOf(at: InstantLike, when: keyof typeof words.whens, zones: readonly string[]): string | undefined {
  const asleep = zones.find((zone) => isNight(at, zone));
  if (asleep === undefined) return undefined;
  const hour = sayNightHour(at, asleep);
  const said = words.whens[when];
  return zones.length > 1 ? words.nightOfSome(said, cityOf(asleep), hour) : words.night(said, hour);
}
