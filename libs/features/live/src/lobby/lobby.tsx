import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatClock } from '@portal/domain/format/clock';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { showTheSame } from '@portal/family-pages/device-zone';
import { useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { useZone } from '@portal/ui/zone';
import { useDoorWords } from '../reading/door-words.ts';
import { DeviceCheck } from './device-check.tsx';
import { useOwnMedia } from './use-own-media.ts';

export interface LobbyProps {
  lesson: { title: string; className: string; startAt: string; endAt: string; opensAt: string; teacherName?: string };
  /** Fields to fill in before entering. */
  children?: ReactNode;
  onEnter: (start: { audio: boolean; video: boolean }) => void;
}

/** Before the room: what it is, from when, and whether camera and microphone work. */
export function Lobby({ lesson, children, onEnter }: LobbyProps) {
  const { words, time } = useDoorWords();
  const zone = useZone();
  const check = useOwnMedia();
  const left = Date.parse(lesson.opensAt) - useNow(1_000).getTime();
  const { startAt, endAt } = lesson;
  const facts = [
    { label: words.lesson, value: `${lesson.className} · ${lesson.title}` },
    ...(lesson.teacherName ? [{ label: words.teacher, value: lesson.teacherName }] : []),
    {
      label: words.time,
      value: (
        <>
          {words.when(
            time.shortDay(dayOf(startAt, zone)),
            formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone)),
          )}
          {!showTheSame(zone, DEFAULT_TIME_ZONE, startAt) && ` (${time.clock(zone, new Date(startAt))})`}
        </>
      ),
    },
  ];
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" mt="4">
      <Panel title={left > 0 ? words.opensIn : words.open}>
        {left > 0 && (
          <div>
            <chakra.p role="timer" textStyle="display" fontVariantNumeric="tabular-nums">
              {formatClock(left)}
            </chakra.p>
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.opensAt(formatTime(lesson.opensAt, zone))}
            </chakra.p>
          </div>
        )}
        <DescriptionList rows={facts} />
        <chakra.form
          display="grid"
          gap="4"
          maxW="form"
          onSubmit={(event) => {
            event.preventDefault();
            onEnter(check?.media.wanted() ?? { audio: false, video: false });
          }}
        >
          {children}
          {left <= 0 && (
            <Button type="submit" size="lg" w={{ base: 'full', md: 'fit-content' }}>
              {words.enter}
            </Button>
          )}
        </chakra.form>
      </Panel>
      <Panel title={words.devices.title} intro={words.devices.intro}>
        {check && <DeviceCheck {...check} />}
      </Panel>
    </chakra.div>
  );
}
