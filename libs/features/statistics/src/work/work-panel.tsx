import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ChartFigure } from '@portal/chart/chart-figure';
import { HoursBars } from '@portal/chart/hours-bars';
import { formatWorkMinutes } from '@portal/domain/statistics/metric-text';
import type { ClassWork, Statistics } from '@portal/domain/statistics/statistics';
import { Button } from '@portal/ui/button';
import { useOwnMoney } from '@portal/ui/figures-hidden';
import { Panel } from '@portal/ui/panel';
import { imported, work as words } from '../messages.ts';
import { type ClassWorth, mostGraded, worthOf } from './class-worth.ts';

const PARTS = [
  { label: words.lesson, tone: 'celadon' },
  { label: words.grading, tone: 'mustard', pattern: 'hatch' },
  { label: words.wrapUp, tone: 'ink' },
] as const;

/** More classes than these are asked for. */
const SHOWN = 8;

type Format = (amount: number) => string;

const wageText = ({ perHour }: ClassWorth, money: Format) => (perHour === null ? words.none : money(perHour));
const minutesOf = ({ lessonMinutes, gradingMinutes, wrapUpMinutes }: ClassWork) => [
  lessonMinutes,
  gradingMinutes,
  wrapUpMinutes,
];

/** Where the hours of each class went, and which class is worth most. */
export function WorkPanel({ work: { now, classes } }: { work: Statistics['work'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const money = useOwnMoney();
  const worths = worthOf(classes);
  if (worths.length === 0)
    return (
      <Panel title={words.title}>
        <chakra.p color="fg.muted">{now.importedMinutes > 0 ? imported : words.empty}</chakra.p>
      </Panel>
    );
  const hidden = worths.length - SHOWN;
  return (
    <ChartFigure title={words.title} summary={summaryOf(worths, money)} table={tableOf(worths, money)}>
      {(describedBy) => (
        <div>
          <HoursBars
            label={words.title}
            describedBy={describedBy}
            parts={PARTS}
            format={formatWorkMinutes}
            endLabel={words.perHour}
            sums={sumsOf(worths)}
            rows={(isOpen ? worths : worths.slice(0, SHOWN)).map((one) => ({
              key: one.classId,
              label: one.className,
              note: words.lessons(one.lessonCount),
              values: minutesOf(one),
              end: wageText(one, money),
            }))}
          />
          {hidden > 0 && (
            <Button variant="outline" mt="3" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? words.fewer : words.more(hidden)}
            </Button>
          )}
        </div>
      )}
    </ChartFigure>
  );
}

function summaryOf(worths: readonly ClassWorth[], money: Format): string {
  const [best] = worths;
  if (!best) return words.empty;
  const graded = mostGraded(worths);
  const first = best.perHour === null ? words.unpaid : words.best(best.className, money(best.perHour));
  return graded ? `${first} ${words.grades(graded.className, graded.percent)}` : first;
}

const sumsOf = (worths: readonly ClassWorth[]) =>
  PARTS.map((_, n) => worths.reduce((sum, one) => sum + minutesOf(one)[n]!, 0));

const tableOf = (worths: readonly ClassWorth[], money: Format) => ({
  columns: [
    { label: words.lesson },
    { label: words.hours, isFigure: true },
    { label: words.grading, isFigure: true },
    { label: words.wrapUp, isFigure: true },
    { label: words.perHour, isFigure: true },
  ],
  rows: worths.map((one) => ({
    key: one.classId,
    cells: [
      one.className,
      formatWorkMinutes(one.minutes),
      formatWorkMinutes(one.gradingMinutes),
      formatWorkMinutes(one.wrapUpMinutes),
      wageText(one, money),
    ],
  })),
});
