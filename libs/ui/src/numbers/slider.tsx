import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';

const TRACK = {
  h: '1',
  borderRadius: 'full',
  bg: 'linear-gradient(to right, {colors.celadon.solid} var(--filled), {colors.bg.emphasized} var(--filled))',
  _highContrast: { bg: 'CanvasText' },
};
const THUMB = {
  boxSizing: 'border-box',
  appearance: 'none',
  boxSize: '6',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'celadon.solid',
  borderRadius: 'full',
  bg: 'bg.panel',
  _highContrast: { bg: 'ButtonFace', borderColor: 'ButtonText' },
};

// One rule for each engine: a browser drops a whole rule whose selector it does not know.
const Range = chakra('input', {
  base: {
    display: 'block',
    appearance: 'none',
    w: 'full',
    h: 'touch',
    bg: 'transparent',
    cursor: 'pointer',
    borderRadius: 'l1',
    '&::-webkit-slider-runnable-track': TRACK,
    '&::-moz-range-track': TRACK,
    // It hangs from the top of its track: half of what it is higher goes up.
    '&::-webkit-slider-thumb': { ...THUMB, mt: '-2.5' },
    '&::-moz-range-thumb': THUMB,
  },
});

export interface SliderProps {
  label: string;
  /** The value in words: what is read in place of the bare number. */
  valueText: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** How far the page keys go; a tenth of the line without it. */
  pageStep?: number;
}

/** A rough number, drawn along a line: the browser's own control, with arrows, page keys, Home and End. */
export function Slider({ label, valueText, value, onChange, min, max, step = 1, pageStep }: SliderProps) {
  function turnPage(event: KeyboardEvent) {
    const way = { PageUp: 1, PageDown: -1 }[event.key];
    if (way === undefined || pageStep === undefined) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(min, value + way * pageStep)));
  }
  const filled = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return (
    <Range
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      onKeyDown={turnPage}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      style={{ '--filled': `${filled * 100}%` } as React.CSSProperties}
    />
  );
}
