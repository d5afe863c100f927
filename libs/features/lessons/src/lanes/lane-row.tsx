import { chakra } from '@chakra-ui/react/styled-system';
import type { EvidenceLane, EvidenceLanes } from '@portal/domain/evidence/evidence-lanes';
import type { Attendance } from '@portal/domain/lessons/attendance';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { lanes as words } from '../evidence-messages.ts';
import { percentOf } from './lane-axis.ts';
import { Bar, Field, Ground, NowLine, Piece, placeOn, ROW, Time, WeakMoment, WIDE } from './lane-look.ts';
import { LaneWho } from './lane-who.tsx';
import { stayWords } from './lane-words.ts';
import { WeakLine } from './weak-line.tsx';

interface Props {
  lane: EvidenceLane;
  drawn: EvidenceLanes;
  /** What stands of a student. */
  state: Attendance['state'];
  isRunning: boolean;
}

/** Words under a bar begin with it, as long as there is room for them. */
const LAST_BEGIN_PERCENT = 55;

/** When one person was there, drawn and in words. */
export function LaneRow({ lane, drawn, state, isRunning }: Props) {
  const zone = useTeacherZone();
  const { axis, lesson, until } = drawn;
  const { person, pieces, minutes, weakAt, isAbsent } = lane;
  const missed = { from: lesson.from, to: Math.min(lesson.to, Math.max(until, lesson.from)) };
  const stays = pieces.map((piece) => stayWords(piece, zone));
  const absence = isRunning && state !== 'ABSENT' ? words.notYet : words.notThere;
  const begin = Math.min(percentOf(pieces[0]?.from ?? lesson.from, axis), LAST_BEGIN_PERCENT);
  return (
    <chakra.li css={ROW}>
      <LaneWho {...lane} state={state} />
      <Time data-time>
        <Ground />
        <Field style={placeOn(axis, lesson)} />
        <Bar aria-hidden>
          {isAbsent && <Piece look={state === 'ABSENT' ? 'ABSENT' : 'UNSEEN'} style={placeOn(axis, missed)} />}
          {pieces.map(({ place, from, to, isCut }) => (
            <Piece
              key={`${place}${from}`}
              look={place === 'DOOR' ? 'DOOR' : person.role}
              data-cut={isCut || undefined}
              style={placeOn(axis, { from, to: to ?? Math.max(from, until) })}
            />
          ))}
          {weakAt.map((at, no) => (
            <WeakMoment key={no} style={{ insetInlineStart: `${percentOf(at, axis)}%` }} />
          ))}
          {isRunning && until < axis.to && <NowLine style={{ insetInlineStart: `${percentOf(until, axis)}%` }} />}
        </Bar>
        <chakra.div
          position="relative"
          css={{ [WIDE]: { ps: 'var(--begin)' } }}
          style={{ ['--begin' as string]: `${begin}%` }}
        >
          {(stays.length > 0 || person.role === 'STUDENT') && (
            <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
              {[...(isAbsent ? [absence] : []), ...stays].join(' · ')}
            </chakra.p>
          )}
          {weakAt.length > 0 && <WeakLine weakAt={weakAt} />}
        </chakra.div>
      </Time>
      <chakra.p data-sum textStyle="title.sm" color={isAbsent && state === 'ABSENT' ? 'fg.error' : undefined}>
        {words.minutes(minutes)}
      </chakra.p>
    </chakra.li>
  );
}
