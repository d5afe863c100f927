import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { formatTime } from '@portal/domain/format/date-time';
import { FieldGroup } from '@portal/ui/field-group';
import { Icon } from '@portal/ui/icon';
import { useReader } from '../reading/reader-context.ts';
import { partOf } from './days.ts';

const Time = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    minH: '12',
    px: '2',
    borderRadius: 'l2',
    layerStyle: 'slot.free',
    color: 'celadon.fg',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover:not(:has(:checked, :disabled))': { bg: 'celadon.subtle' },
    '&:has(:checked)': {
      bg: 'celadon.solid',
      bgImage: 'none',
      color: 'celadon.contrast',
      borderStyle: 'solid',
      borderColor: 'celadon.solid',
    },
    '&:has(:disabled)': {
      bg: 'bg.muted',
      bgImage: 'none',
      borderStyle: 'solid',
      borderColor: 'border',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '2px' },
    _highContrast: { '&:has(:checked)': { outline: '2px solid Highlight' } },
  },
});

const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', boxSize: 'full', opacity: 0, cursor: 'inherit' },
});

interface TimeGridProps {
  /** Names them: the day, and how many are left. */
  label: string;
  /** Where the lesson begins. */
  times: readonly string[];
  /** Those of them that somebody else has taken by now. */
  taken: readonly string[];
  value: string | null;
  onChange: (startAt: string) => void;
}

/** The times of one day, by its parts: hatched is free, solid with its sign is chosen, grey is taken. */
export function TimeGrid({ label, times, taken, value, onChange }: TimeGridProps) {
  const { words, zone } = useReader();
  const made = useId();
  return (
    <FieldGroup label={label} role="radiogroup">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        {words.times.parts.map((part, no) => {
          const shown = times.filter((at) => partOf(at, zone) === no);
          if (shown.length === 0) return null;
          return (
            <chakra.div key={part} display="flex" flexWrap="wrap" gap="2">
              {/* As wide as the widest of them in either language, so that the columns stand below one another. */}
              <chakra.span textStyle="body.sm" color="fg.muted" flex="0 0 2.75rem" pt="3" whiteSpace="nowrap">
                {part}
              </chakra.span>
              <chakra.div
                flex="1 1 8rem"
                display="grid"
                gridTemplateColumns="repeat(auto-fill, minmax(min(7rem, 100%), 1fr))"
                gap="2"
              >
                {shown.map((at) => {
                  const isTaken = taken.includes(at);
                  return (
                    <Time key={at}>
                      <Radio
                        type="radio"
                        name={made}
                        value={at}
                        checked={at === value && !isTaken}
                        disabled={isTaken}
                        aria-labelledby={`${made}${at}`}
                        onChange={() => onChange(at)}
                      />
                      {at === value && !isTaken && <Icon as={Check} size={16} />}
                      <span id={`${made}${at}`}>
                        {formatTime(at, zone)}
                        {isTaken && (
                          <chakra.span textStyle="caption" ms="1.5">
                            {words.times.taken}
                          </chakra.span>
                        )}
                      </span>
                    </Time>
                  );
                })}
              </chakra.div>
            </chakra.div>
          );
        })}
      </chakra.div>
    </FieldGroup>
  );
}
