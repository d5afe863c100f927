import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { MESSAGES } from '../messages.ts';
import { speakTimeOfDay } from './time-typing.ts';

const List = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    maxH: 'min(18rem, 50dvh)',
    overflowY: 'auto',
    py: '1',
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'touch', md: 'control.md' },
    px: '3',
    borderRadius: 'l1',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '-2px' },
    _selected: { bg: 'celadon.solid', color: 'celadon.contrast' },
  },
});

interface TimeListProps {
  times: readonly string[];
  value: string;
  onPick: (time: string) => void;
}

/** The offered times; the nearest one to the value can be reached with Tab. Arrows, Home and End move, Enter picks. */
export function TimeList({ times, value, onPick }: TimeListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Without a value a teacher's day begins at nine.
  const near = value || '09:00';
  const nearest = Math.max(
    0,
    times.findLastIndex((time) => time <= near),
  );
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (chosen && list.current) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
    const at = options.indexOf(event.target as HTMLElement);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(times[at] ?? value);
      return;
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    options[to]?.focus();
  }

  return (
    <List ref={list} role="listbox" aria-label={MESSAGES.pickTime} onKeyDown={onKeyDown}>
      {times.map((time, index) => (
        <Option
          key={time}
          role="option"
          aria-selected={time === value}
          tabIndex={index === nearest ? 0 : -1}
          onClick={() => onPick(time)}
        >
          <span aria-hidden>{time}</span>
          <VisuallyHidden>{speakTimeOfDay(time)}</VisuallyHidden>
        </Option>
      ))}
    </List>
  );
}
