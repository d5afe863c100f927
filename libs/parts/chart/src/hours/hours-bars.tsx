import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type ChartPattern, type ChartTone, paintOf, TONE_VARIABLES, toneOf } from '../look/chart-tones.ts';
import { Swatch } from '../look/swatch.tsx';

export interface HoursPart {
  readonly label: string;
  readonly tone: ChartTone;
  readonly pattern?: ChartPattern;
}

export interface HoursRow {
  readonly key: string;
  readonly label: string;
  /** Small, below the label: 수업 16회 */
  readonly note?: string;
  /** One for each part, in its order; none is below zero. */
  readonly values: readonly number[];
  /** At the end of the line: what the hours brought. */
  readonly end: ReactNode;
}

interface HoursBarsProps {
  /** Names the list. */
  label: string;
  describedBy?: string | undefined;
  parts: readonly HoursPart[];
  rows: readonly HoursRow[];
  /** 14시간 20분 */
  format: (value: number) => string;
  /** What the figures at the ends are: 시간당 */
  endLabel?: string;
  /** Of each part, where more rows are counted than shown. */
  sums?: readonly number[];
}

/** Rows of bars on one scale, each made of parts: where the time went, and what it brought. */
export function HoursBars({ label, describedBy, parts, rows, format, endLabel, sums: given }: HoursBarsProps) {
  const sums = rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const most = Math.max(1, ...sums);
  return (
    <chakra.div css={TONE_VARIABLES} display="grid" gap="1">
      <chakra.div
        aria-hidden
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        rowGap="1"
        textStyle="caption"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {parts.map(({ label: part, tone, pattern }, n) => (
          <chakra.span key={part} display="inline-flex" gap="1.5">
            <Swatch tone={tone} pattern={pattern} />
            {part} {format(given?.[n] ?? rows.reduce((sum, { values }) => sum + values[n]!, 0))}
          </chakra.span>
        ))}
        {endLabel && <chakra.span ms="auto">{endLabel}</chakra.span>}
      </chakra.div>
      <chakra.ul aria-label={label} aria-describedby={describedBy} listStyleType="none">
        {rows.map((row, n) => (
          <Row key={row.key} row={row} parts={parts} sum={sums[n]!} most={most} format={format} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

interface RowProps extends Pick<HoursBarsProps, 'parts' | 'format'> {
  row: HoursRow;
  sum: number;
  most: number;
}

/** What the words beside a bar need at least is left to them. */
const BAR_WIDTH = 'calc((100% - 6rem) * var(--share))';

function Row({ row: { label, note, values, end }, parts, sum, most, format }: RowProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(7rem, 11rem) minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div minW="0" textStyle="body.sm" fontWeight="medium">
        {label}
        {note && (
          <chakra.span display="block" textStyle="caption" fontWeight="normal" color="fg.muted">
            {note}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div gridColumn={{ base: '1 / -1', md: '2' }} gridRow={{ base: '2', md: '1' }} minW="0">
        <VisuallyHidden>{parts.map((part, n) => `${part.label} ${format(values[n]!)}`).join(', ')}</VisuallyHidden>
        <chakra.div aria-hidden display="flex" alignItems="center" gap="2">
          <chakra.div display="flex" gap="2px" h="5" style={{ width: BAR_WIDTH, '--share': sum / most } as never}>
            {parts.map((part, n) => values[n]! > 0 && <Piece key={part.label} part={part} value={values[n]!} />)}
          </chakra.div>
          <chakra.span textStyle="caption" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {format(sum)}
          </chakra.span>
        </chakra.div>
      </chakra.div>
      <chakra.div gridColumn={{ base: '2', md: '3' }} gridRow="1" textAlign="end" fontWeight="semibold">
        {end}
      </chakra.div>
    </chakra.li>
  );
}

function Piece({ part: { tone, pattern }, value }: { part: HoursPart; value: number }) {
  return (
    <chakra.span
      minW="2px"
      borderRadius="2px"
      borderWidth="1px"
      forcedColorAdjust="none"
      style={{ flex: `${value} 1 0`, background: paintOf(tone, pattern), borderColor: toneOf(tone) }}
    />
  );
}
