import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { LESSON_STATE_LABELS } from '@portal/domain/lessons/states/lesson-state';
import { classTint } from '@portal/ui/class-tints';
import type { ItemKind } from '../items/calendar-item.ts';
import { messages } from '../messages.ts';
import type { ShownClass } from './class-filter.ts';

interface Form {
  readonly kind: ItemKind;
  readonly isMissed?: boolean;
}

/** What tells one thing from another by its shape, as `lookOf` does. */
const FORMS: readonly Form[] = [
  { kind: 'trial' },
  { kind: 'proposal' },
  { kind: 'done' },
  { kind: 'done', isMissed: true },
  { kind: 'canceled' },
  { kind: 'event' },
  { kind: 'free' },
  { kind: 'off' },
];
const HATCHED: readonly ItemKind[] = ['free', 'off'];

// One sheet for all of it: with every step a teacher of many classes has as many buttons anew.
const Lists = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    minW: '0',
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      textStyle: 'caption',
      color: 'fg.muted',
    },
    '& .classes': { columnGap: '1', ms: '-2' },
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& .swatch': { flex: 'none', w: '3.5', h: '3', borderRadius: 'xs' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minH: { base: 'touch', md: '8' },
      px: '2',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg' },
      '&[aria-pressed=true]': { bg: 'bg.panel', borderColor: 'border.control', color: 'fg', fontWeight: '600' },
      _highContrast: { '&[aria-pressed=true]': { borderColor: 'Highlight' } },
    },
  },
});

interface Props {
  classes: readonly ShownClass[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Which colour is which class, and a press shows it alone; then what the forms mean, once for all of them. */
export const Legend = memo(function Legend({ classes, chosen, onToggle }: Props) {
  return (
    <Lists>
      {classes.length > 0 && (
        <ul className="classes" aria-label={messages.classesLabel}>
          {classes.map(({ id, classNo, name, short }) => (
            <li key={id} data-tint={classTint(classNo)}>
              <button type="button" aria-pressed={chosen.has(id)} title={name} onClick={() => onToggle(id)}>
                <span aria-hidden className="swatch edged" />
                {short}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={messages.legendLabel}>
        {FORMS.map(({ kind, isMissed }) => (
          <li key={isMissed ? 'missed' : kind} data-kind={kind} data-missed={isMissed}>
            <span aria-hidden className={HATCHED.includes(kind) ? 'swatch hatched' : 'swatch edged'} />
            {isMissed ? LESSON_STATE_LABELS.NOT_HELD : messages.kinds[kind]}
          </li>
        ))}
      </ul>
    </Lists>
  );
});
