import type { FamilyLanguage } from '@portal/domain/classes/class';
import type { InvitedClass } from '@portal/domain/classes/enrollment-request';
import { showTheSame } from '@portal/family-pages/device-zone';
import { FAMILY_TIME } from '@portal/family-pages/family-time';
import { FAMILY_WORDS } from '@portal/family-pages/messages';
import { now } from '@portal/portal-core/clock';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { WORDS } from '../messages.ts';

interface ClassFactsProps {
  shown: InvitedClass;
  language: FamilyLanguage;
  /** Of the device. */
  zone: string;
  /** Her own request has changed how many seats are free. */
  isSent?: boolean;
}

/** What a family needs to know before it asks: when, how, where, and whether there is a seat. */
export function ClassFacts({ shown, language, zone, isSent = false }: ClassFactsProps) {
  const { facts: words } = WORDS[language];
  const { modes, levels } = FAMILY_WORDS[language];
  const time = FAMILY_TIME[language];
  const { nextLessonAt, timeZone, mode, place, level } = shown;
  const at = nextLessonAt ? new Date(nextLessonAt) : now();
  // The times of a week are those of its class; whoever has other clocks has to know.
  const isElsewhere = !showTheSame(zone, timeZone, at);
  return (
    <Panel title={words.title}>
      <DescriptionList
        rows={[
          {
            label: words.week,
            value: [...shown.weeklySchedule.map(time.slot), ...(isElsewhere ? [time.clock(timeZone, at)] : [])].join(
              '\n',
            ),
          },
          nextLessonAt !== null && {
            label: words.next,
            value: [
              time.moment(nextLessonAt, timeZone),
              ...(isElsewhere ? [words.hereAt(time.moment(nextLessonAt, zone))] : []),
            ].join('\n'),
          },
          { label: words.mode, value: modes[mode] },
          mode !== 'ONLINE' && place !== null && { label: words.place, value: place },
          level !== null && { label: words.level, value: levels[level] },
          { label: words.lessons, value: words.lessonsLeft(shown.lessonsLeft, time.day(shown.endDate)) },
          !isSent && { label: words.seats, value: words.seatsFree(shown.seatsFree, shown.capacity) },
        ]}
      />
    </Panel>
  );
}
