import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { classTint } from '@portal/ui/class-tints';
import type { ItemKind } from '../items/calendar-item.ts';
import { messages } from '../messages.ts';
import type { ShownClass } from './class-filter.ts';

const FORMS = ['trial', 'proposal', 'done', 'canceled', 'event', 'free', 'off'] as const satisfies readonly ItemKind[];
const HATCHED: readonly ItemKind[] = ['free', 'off'];

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'caption',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& .swatch': { flex: 'none', w: '3.5', h: '3', borderRadius: 'xs' },
  },
});

const Toggle = chakra('button', {
  base: {
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
});

interface Props {
  classes: readonly ShownClass[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Which colour is which class, and a press shows it alone; then what the forms mean, once for all of them. */
export const Legend = memo(function Legend({ classes, chosen, onToggle }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" minW="0">
      {classes.length > 0 && (
        <List aria-label={messages.classesLabel} css={{ columnGap: '1', ms: '-2' }}>
          {classes.map(({ id, classNo, name, short }) => (
            <li key={id} data-tint={classTint(classNo)}>
              <Toggle type="button" aria-pressed={chosen.has(id)} title={name} onClick={() => onToggle(id)}>
                <span aria-hidden className="swatch edged" />
                {short}
              </Toggle>
            </li>
          ))}
        </List>
      )}
      <List aria-label={messages.legendLabel}>
        {FORMS.map((kind) => (
          <li key={kind} data-kind={kind}>
            <span aria-hidden className={HATCHED.includes(kind) ? 'swatch hatched' : 'swatch edged'} />
            {messages.kinds[kind]}
          </li>
        ))}
      </List>
    </chakra.div>
  );
});
