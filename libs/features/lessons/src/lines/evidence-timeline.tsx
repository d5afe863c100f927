import { EVIDENCE_LABELS, type EvidenceEvent, type EvidencePerson } from '@portal/domain/evidence/lesson-evidence';
import { formatDay } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { Timeline } from '@portal/ui/timeline';
import { lanes, rows as words } from '../evidence-messages.ts';
import { EVIDENCE_LOOKS } from './evidence-looks.ts';
import { evidenceWords } from './evidence-words.ts';
import { formatSeconds } from './format-seconds.ts';

interface Props {
  label: string;
  events: readonly EvidenceEvent[];
  people: readonly EvidencePerson[];
  withSeconds: boolean;
}

/** Who did it: what she called herself, and whom the class knows by that. */
function actorWords({ actor, actorId }: EvidenceEvent, people: readonly EvidencePerson[]): string {
  const person = people.find(({ id }) => id === actorId);
  const who = person?.studentName ? lanes.guardianOf(person.studentName) : person?.name;
  return who === undefined || who === actor ? actor || words.system : words.known(actor, who);
}

/** Pieces of evidence in the order in which they came, in the teacher's time. */
export function EvidenceTimeline({ label, events, people, withSeconds }: Props) {
  const zone = useTeacherZone();
  const exact = (at: string) => `${formatDay(dayOf(at, zone))} ${formatSeconds(at, zone)}`;
  return (
    <Timeline
      label={label}
      entries={events.map((event) => {
        const [icon, tint] = EVIDENCE_LOOKS[event.kind];
        return {
          id: event.id,
          icon,
          tint,
          title: EVIDENCE_LABELS[event.kind],
          time: (
            <DateText instant={event.at} zone={zone} show="dateTime">
              {withSeconds ? exact(event.at) : undefined}
            </DateText>
          ),
          body: [actorWords(event, people), ...evidenceWords(event, zone)].join(' · '),
        };
      })}
    />
  );
}
