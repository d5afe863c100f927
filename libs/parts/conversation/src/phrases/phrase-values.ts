import { type ChatReader, languagesOf, sharedOf, zonesOf } from '@portal/domain/chat/chat-family';
import type { ReplyLanguage } from '@portal/domain/chat/saved-reply';
import { formatDay, formatMoment, formatTime } from '@portal/domain/format/date-time';
import { fillPlaces, placesOf } from '@portal/domain/patterns/text-places';
import { dayOf } from '@portal/domain/time/day';
import type { Receiver, Talk } from '../talk.ts';

/** The place that is a moment, and reads differently in another zone. */
export const TIME = '시간';
/** Whose clocks somebody who reads Vietnamese looks at, as far as nobody knows better. */
const VIETNAM = 'Asia/Ho_Chi_Minh';

/** What stands in the places of a phrase, by their names; a moment as its instant. */
export type PhraseValues = Readonly<Record<string, string>>;

const LANGUAGES = { ko: 'korean', vi: 'vietnamese' } as const satisfies Record<ChatReader['language'], ReplyLanguage>;

/** In which language a text leaves as long as she chooses none: in that of all who read it, else in Korean. */
export const languageFor = (readers: readonly ChatReader[]): ReplyLanguage =>
  LANGUAGES[sharedOf(languagesOf(readers)) ?? 'ko'];

/** The zones of those who read a text: of who reads this language, else of everybody. */
function zonesIn(language: ReplyLanguage, readers: readonly ChatReader[]): string[] {
  const own = readers.filter((one) => LANGUAGES[one.language] === language);
  return zonesOf(own.length > 0 ? own : readers);
}

/** By whose clocks a text tells a moment: of who reads it, and her own where they are several. Of whoever reads Vietnamese and is not known, they are those of Vietnam. */
export function zoneOf(language: ReplyLanguage, zone: string, readers: readonly ChatReader[]): string {
  const zones = zonesIn(language, readers);
  return zones.length === 0 && language === 'vietnamese' ? VIETNAM : (sharedOf(zones) ?? zone);
}

/** Whether no one clock is right for everybody who reads the text. */
export const isOfManyClocks = (language: ReplyLanguage, readers: readonly ChatReader[]): boolean =>
  zonesIn(language, readers).length > 1;

/** What is known of a talk: its class, or the guardian and her child; and when the next lesson begins. */
export function knownOf({
  className,
  receiver,
  nextLessonAt,
}: Pick<Talk, 'className' | 'receiver' | 'nextLessonAt'>): PhraseValues {
  return { ...peopleOf(className, receiver), ...(nextLessonAt && { [TIME]: nextLessonAt }) };
}

function peopleOf(className: string | undefined, receiver: Receiver | undefined): PhraseValues {
  if (!receiver) return className ? { 수업: className } : {};
  const [student = '', ...siblings] = receiver.students;
  return { 보호자: receiver.name, 수업: receiver.className, ...(siblings.length === 0 && { 학생: student }) };
}

/** What a place says in a language; undefined while it is empty. `zone` is whose clocks are meant. */
export function placeText(place: string, language: ReplyLanguage, values: PhraseValues, zone: string) {
  const value = values[place]?.trim();
  if (!value || place !== TIME) return value || undefined;
  return language === 'korean'
    ? formatMoment(value, zone)
    : `${formatTime(value, zone)}, ${formatDay(dayOf(new Date(value), zone))}`;
}

/** The places of a text in which nothing stands. */
export const emptyPlaces = (text: string, values: PhraseValues): string[] =>
  placesOf(text).filter((place) => !values[place]?.trim());

export const phraseText = (text: string, language: ReplyLanguage, values: PhraseValues, zone: string): string =>
  fillPlaces(text, (place) => placeText(place, language, values, zone));
