import { chakra } from '@chakra-ui/react/styled-system';
import { EVIDENCE_LABELS, type EvidenceEvent } from '@portal/domain/lessons/lesson-evidence';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { Timeline } from '@portal/ui/timeline';
import { evidence as words } from '../evidence-messages.ts';
import { EVIDENCE_LOOKS } from './evidence-looks.ts';
import { evidenceWords } from './evidence-words.ts';

/** Every piece of evidence in the order in which it came, in the teacher's time. */
export function EvidenceTimeline({ events }: { events: readonly EvidenceEvent[] }) {
  const zone = useTeacherZone();
  return (
    <div>
      <chakra.p textStyle="caption" color="fg.subtle" mb="3">
        {words.zone(zone)}
      </chakra.p>
      <Timeline
        label={words.list}
        entries={events.map((event) => {
          const [icon, tint] = EVIDENCE_LOOKS[event.kind];
          return {
            id: event.id,
            icon,
            tint,
            title: EVIDENCE_LABELS[event.kind],
            time: <DateText instant={event.at} zone={zone} show="dateTime" />,
            body: [event.actor || words.system, ...evidenceWords(event, zone)].join(' · '),
          };
        })}
      />
    </div>
  );
}
