import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { GRADE_STATE_LABELS } from '@portal/domain/coursework/submission';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { TextArea, TextInput } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { Menu } from '@portal/ui/menu';
import { TextLink } from '@portal/ui/text-link';
import { GradingConflict } from '../grading/grading-conflict.tsx';
import { queue } from '../grading-messages.ts';
import { table as words } from '../table-messages.ts';
import { cell } from './table-cells.ts';
import { Cell, Row } from './table-parts.tsx';
import { type HandedIn, type TableRowHandle, useTableRow } from './use-table-row.ts';

const SAID = { clock: null, late: true, inTime: false } as const;

interface Props {
  assignmentId: string;
  /** Its place among those who handed it in. */
  at: number;
  row: HandedIn;
  hasRubric: boolean;
  register: (id: string, handle: TableRowHandle | null) => void;
}

/** One student who handed it in: score, words and late label, each saved as it is left. */
export function TableRow({ assignmentId, at, row, hasRubric, register }: Props) {
  const { form, saving } = useTableRow(assignmentId, row, register);
  const { autosave, rival, base, phase } = saving;
  const { student } = row;
  const { errors } = form.formState;
  const written = form.watch();
  const errorId = `score-${row.id}`;
  const isLateNow = base.taskStatus === 'FINISH_LATE';
  const lateWord = (written.lateSaid ?? isLateNow) ? words.late_ : words.inTime;
  const { onBlur: scoreLeft, ...score } = form.register('score');
  const { onBlur: feedbackLeft, ...feedback } = form.register('feedback');
  const error = errors.score?.message ?? errors.feedback?.message;

  return (
    <>
      <Row>
        <Cell as="th" scope="row" area="name">
          <TextLink href={paths.grading({ submission: row.id })} linkAs={RouterLink} variant="quiet" touch>
            {student.name}
          </TextLink>
        </Cell>
        <Cell area="score">
          {hasRubric ? (
            <TextLink href={paths.grading({ submission: row.id })} linkAs={RouterLink} touch>
              {base.score === null ? words.byRubric : queue.score(base.score)}
            </TextLink>
          ) : (
            <TextInput
              {...score}
              {...cell(at, 'score')}
              aria-label={words.scoreOf(student.name)}
              aria-invalid={Boolean(errors.score) || undefined}
              aria-describedby={error ? errorId : undefined}
              inputMode="numeric"
              autoComplete="off"
              w="4.5rem"
              textAlign="end"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              onBlur={(event) => {
                void scoreLeft(event);
                autosave.fieldLeft();
              }}
            />
          )}
        </Cell>
        <Cell area="words">
          <TextArea
            {...feedback}
            {...cell(at, 'feedback')}
            aria-label={words.feedbackOf(student.name)}
            rows={1}
            minH="control.md"
            maxH="6rem"
            py="2"
            onBlur={(event) => {
              void feedbackLeft(event);
              autosave.fieldLeft();
            }}
          />
          {error && (
            <chakra.p id={errorId} textStyle="caption" color="fg.error" mt="1">
              {error}
            </chakra.p>
          )}
        </Cell>
        <Cell area="late">
          <Menu
            label={words.lateOf(student.name, lateWord)}
            trigger={
              <Button variant="ghost" size="sm" aria-label={words.lateOf(student.name, lateWord)}>
                {lateWord} <Icon as={ChevronDown} size={16} />
              </Button>
            }
            items={[]}
            choice={{
              label: words.late,
              value: written.lateSaid === null ? 'clock' : written.lateSaid ? 'late' : 'inTime',
              options: [
                { value: 'clock', label: words.byClock },
                { value: 'late', label: words.late_ },
                { value: 'inTime', label: words.inTime },
              ],
              onChoose(value) {
                form.setValue('lateSaid', SAID[value as keyof typeof SAID], { shouldDirty: true });
                autosave.fieldLeft();
              },
            }}
          />
        </Cell>
        <Cell area="state">
          <RowState phase={phase} base={base} onRetry={autosave.retry} />
        </Cell>
      </Row>
      {rival && (
        <Row>
          <Cell colSpan={5} area="whole">
            <GradingConflict
              rival={{ ...rival, errorTags: [] }}
              mine={{ score: written.score, feedback: written.feedback, errorTags: [] }}
              onKeepMine={autosave.keepMine}
              onTakeTheirs={saving.takeTheirs}
            />
          </Cell>
        </Row>
      )}
    </>
  );
}

/** How far it is, or how its saving goes. */
function RowState({
  phase,
  base,
  onRetry,
}: {
  phase: ReturnType<typeof useTableRow>['saving']['phase'];
  base: HandedIn;
  onRetry: () => void;
}) {
  if (phase === 'FAILED')
    return (
      <Button variant="outline" size="sm" onClick={onRetry}>
        {words.failedRow} · {words.retry}
      </Button>
    );
  const isChanged = base.returned !== null && base.gradeState !== 'RETURNED';
  const said = { SAVING: words.saving, WAITING: words.waiting, BLOCKED: words.blocked }[phase as string];
  return (
    <chakra.span role="status" textStyle="body.sm" color="fg.muted">
      {said ?? [GRADE_STATE_LABELS[base.gradeState], isChanged && words.changedSince].filter(Boolean).join(' · ')}
    </chakra.span>
  );
}
