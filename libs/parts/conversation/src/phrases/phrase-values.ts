import type { ReplyLanguage } from '@portal/domain/chat/saved-reply';
import { formatDay, formatMoment, formatTime } from '@portal/domain/format/date-time';
import { fillPlaces, placesOf } from '@portal/domain/patterns/text-places';
import { dayOf } from '@portal/domain/time/day';

/** The place that is a moment, and reads differently in another zone. */
export const TIME = '시간';
/** Whose clocks somebody who reads Vietnamese looks at. */
export const VIETNAM = 'Asia/Ho_Chi_Minh';

/** What stands in the places of a phrase, by their names; a moment as its instant. */
export type PhraseValues = Readonly<Record<string, string>>;

/** What a place says in a language; undefined while it is empty. `zone` is the teacher's. */
export function placeText(place: string, language: ReplyLanguage, values: PhraseValues, zone: string) {
  const value = values[place]?.trim();
  if (!value || place !== TIME) return value || undefined;
  return language === 'korean'
    ? formatMoment(value, zone)
    : `${formatTime(value, VIETNAM)}, ${formatDay(dayOf(new Date(value), VIETNAM))}`;
}

/** The places of a text in which nothing stands. */
export const emptyPlaces = (text: string, values: PhraseValues): string[] =>
  placesOf(text).filter((place) => !values[place]?.trim());

export const phraseText = (text: string, language: ReplyLanguage, values: PhraseValues, zone: string): string =>
  fillPlaces(text, (place) => placeText(place, language, values, zone));
