import type { ChatFamily } from '@portal/domain/chat/chat-family';
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

/** Who reads what is sent, where that is one person: what she reads, and by whose clocks she lives. */
export type Reader = Pick<ChatFamily, 'language' | 'timeZone'>;

/** By whose clocks a text tells a moment. Of whoever reads Vietnamese and is not known, they are those of Vietnam. */
export const zoneOf = (language: ReplyLanguage, zone: string, reader: Reader | undefined): string =>
  reader?.timeZone ?? (language === 'korean' ? zone : VIETNAM);

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
