import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { CalendarX2 } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { formatDuration } from '@portal/domain/format/date-time';
import { type ScheduleConflict, SCHEDULE_ITEM_LABELS, type TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { CLEAR_OF_ACTIONS, useInSight } from '@portal/ui/use-in-sight';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { lessonMessages } from '../lesson-messages.ts';
import { commonSpan, lengthOf, shortSpanWords, spanWords, speakSpan } from '../time/span-words.ts';
import { type Bar, conflictAxis } from './conflict-axis.ts';

const words = lessonMessages.conflict;

const look: SystemStyleObject = {
  scrollMarginBottom: CLEAR_OF_ACTIONS,
  display: 'grid',
  gap: '3',
  p: '4',
  bg: 'bg.error',
  borderRadius: 'md',
  borderInlineStart: '{sizes.calendar.spine} solid',
  borderColor: 'border.error',
  '& .what': { display: 'flex', gap: '2', color: 'fg.error' },
  '& .name': { textStyle: 'body.sm', fontWeight: '600', overflowWrap: 'anywhere' },
  '& .when': { textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& .axis': { position: 'relative', pt: '4.5' },
  '& .tick': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    borderInline: '0 solid',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    ps: '1',
    fontSize: 'xs',
    lineHeight: '{sizes.4}',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // The last hour has its number on the inner side.
  '& .tick:last-of-type': {
    transform: 'translateX(-100%)',
    borderInlineStartWidth: 0,
    borderInlineEndWidth: '1px',
    pe: '1',
  },
  '& .row': { position: 'relative', h: '4.5', my: '1' },
  '& .bar': {
    position: 'absolute',
    insetBlock: 0,
    minW: 'calendar.spine',
    borderRadius: 'xs',
    forcedColorAdjust: 'none',
  },
  '& .bar[data-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  '& .bar[data-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& .bar.wanted': { bg: 'celadon.muted', border: '1.5px dashed {colors.celadon.solid}' },
  '& .bar.other': { bg: 'indigo.solid' },
  '& .bar.common': {
    insetBlock: '{spacing.4.5} 0',
    zIndex: 1,
    borderRadius: 0,
    borderInline: '1.5px solid {colors.camellia.solid}',
    bg: 'color-mix(in srgb, {colors.camellia.solid} 18%, transparent)',
  },
  '& .key': { flex: 'none', w: '3', h: '3', mt: '1', borderRadius: 'xs', position: 'static' },
  '& ul': { display: 'grid', gap: '2' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& li.item': { display: 'flex', gap: '2', minW: 0 },
};

const Frame = chakra('section', { base: look });

interface Props {
  conflict: ScheduleConflict;
  timeZone: string;
  /** Takes one of the times that fit; without it they are only named. */
  onPick?: (span: TimeSpan) => void;
}

/** Why a time was refused: what stands there, both stretches on one axis, and times near by that fit (W5, CAL-3, CRS-7). */
export function ConflictExplainer({ conflict, timeZone, onPick }: Props) {
  const { wanted, other, alternatives } = conflict;
  const axis = useMemo(() => conflictAxis({ wanted, other }, timeZone), [wanted, other, timeZone]);
  const common = commonSpan(wanted, other);
  const id = useId();
  return (
    <Frame ref={useInSight<HTMLElement>()} aria-labelledby={id}>
      <div role="alert" className="what">
        <Icon as={CalendarX2} size={20} />
        <div>
          <chakra.p id={id} textStyle="label" color="fg.error">
            {common ? words.title : words.tooClose}
          </chakra.p>
          <p className="when">
            {common
              ? words.common(shortSpanWords(common, timeZone), formatDuration(lengthOf(common)))
              : words.tooCloseBody}
          </p>
        </div>
      </div>
      <ul>
        <Item look="wanted" name={words.wanted} span={wanted} timeZone={timeZone} />
        <Item
          look="other"
          name={words.other(SCHEDULE_ITEM_LABELS[other.kind], other.title)}
          span={other}
          timeZone={timeZone}
        />
      </ul>
      <div className="axis" aria-hidden>
        {axis.ticks.map(({ at, wall }) => (
          <span className="tick" key={at} style={{ left: `${at}%` }}>
            {timeOfMinute(wall.minute)}
          </span>
        ))}
        <div className="row">
          <AxisBar look="wanted" bar={axis.wanted} />
        </div>
        <div className="row">
          <AxisBar look="other" bar={axis.other} />
        </div>
        {axis.common && <AxisBar look="common" bar={axis.common} />}
      </div>
      <Alternatives spans={alternatives} timeZone={timeZone} onPick={onPick} />
    </Frame>
  );
}

function Item({ look: kind, name, span, timeZone }: { look: string; name: string; span: TimeSpan; timeZone: string }) {
  return (
    <li className="item">
      <span aria-hidden className={`bar key ${kind}`} />
      <div>
        <p className="name">{name}</p>
        <p className="when">
          <span aria-hidden>{spanWords(span, timeZone)}</span>
          <VisuallyHidden>{speakSpan(span, timeZone)}</VisuallyHidden>
        </p>
      </div>
    </li>
  );
}

function AxisBar({ look: kind, bar }: { look: string; bar: Bar }) {
  return (
    <div
      className={`bar ${kind}`}
      data-before={bar.fromBefore || undefined}
      data-after={bar.goesOn || undefined}
      style={{ left: `${bar.start}%`, width: `${bar.length}%` }}
    />
  );
}

type AlternativesProps = { spans: readonly TimeSpan[]; timeZone: string; onPick: Props['onPick'] };

function Alternatives({ spans, timeZone, onPick }: AlternativesProps): ReactNode {
  if (spans.length === 0) return <p className="when">{words.noAlternatives}</p>;
  return (
    <div>
      <chakra.p textStyle="label" mb="1.5">
        {words.alternatives}
      </chakra.p>
      <ul className="ways">
        {spans.map((span) => (
          <li key={span.startAt}>
            {onPick ? (
              <Button variant="outline" onClick={() => onPick(span)}>
                <VisuallyHidden>{words.pick(speakSpan(span, timeZone))}</VisuallyHidden>
                <span aria-hidden>{spanWords(span, timeZone)}</span>
              </Button>
            ) : (
              <span className="when">{spanWords(span, timeZone)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
