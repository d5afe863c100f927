import { chakra } from '@chakra-ui/react/styled-system';
import { type ClipboardEvent, useCallback, useRef } from 'react';
import type { Assignment } from '@portal/domain/coursework/assignment';
import type { Submission } from '@portal/domain/coursework/submission';
import { useUndo } from '@portal/portal-core/use-undo';
import { ReturnAll } from '../returning/return-all.tsx';
import { table as words } from '../table-messages.ts';
import { moveByKey, pastedColumn } from './table-cells.ts';
import { Cell, Row } from './table-parts.tsx';
import { TableRow } from './table-row.tsx';
import type { HandedIn, TableRowHandle } from './use-table-row.ts';

const isIn = (one: Submission): one is HandedIn => one.id !== null && one.version !== null;

interface Props {
  assignment: Assignment;
  items: readonly Submission[];
}

/** All students of an assignment: figures, Enter and the arrows go through it as through a spreadsheet (ASG-2). */
export function GradingTable({ assignment, items }: Props) {
  const offerUndo = useUndo();
  const handles = useRef(new Map<string, TableRowHandle>());
  const register = useCallback((id: string, handle: TableRowHandle | null) => {
    if (handle) handles.current.set(id, handle);
    else handles.current.delete(id);
  }, []);
  const handed = items.filter(isIn);
  const graded = handed.filter(({ gradeState }) => gradeState === 'GRADED');

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const { row, column } = (event.target as HTMLElement).dataset;
    const scores = column === 'score' ? pastedColumn(event.clipboardData.getData('text/plain')) : null;
    if (!scores) return;
    event.preventDefault();
    const from = Number(row);
    const rows = handed.slice(from, from + scores.length).map(({ id }) => handles.current.get(id)!);
    const before = rows.map((handle, at) => handle.paste(scores[at]!));
    offerUndo({
      text: words.pasted(rows.length),
      undo: () => Promise.resolve(rows.forEach((handle, at) => handle.paste(before[at]!))),
    });
  }
  /** What is written is saved before it is returned. */
  async function saved(): Promise<HandedIn[]> {
    const rows = await Promise.all([...handles.current.values()].map((handle) => handle.save()));
    return rows.filter(({ gradeState }) => gradeState === 'GRADED');
  }

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.div layerStyle="sheet" overflow="hidden">
        <chakra.table
          w="full"
          aria-label={words.title}
          display={{ base: 'block', md: 'table' }}
          onKeyDown={moveByKey}
          onPaste={onPaste}
        >
          <chakra.thead display={{ base: 'none', md: 'table-header-group' }} bg="bg.muted" textStyle="label">
            <tr>
              {[words.student, words.score, words.feedback, words.late, words.state].map((head) => (
                <chakra.th key={head} scope="col" px="3" py="2" textAlign="start">
                  {head}
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
            {items.map((one) =>
              isIn(one) ? (
                <TableRow
                  key={one.id}
                  assignmentId={assignment.id}
                  at={handed.indexOf(one)}
                  row={one}
                  hasRubric={assignment.rubric !== null}
                  register={register}
                />
              ) : (
                <Row key={one.student.id}>
                  <Cell as="th" scope="row" area="name">
                    {one.student.name}
                  </Cell>
                  <Cell area="words" colSpan={4} color="fg.muted">
                    {words.notHandedIn}
                  </Cell>
                </Row>
              ),
            )}
          </chakra.tbody>
        </chakra.table>
      </chakra.div>
      {handed.length > 0 && <ReturnAll graded={graded} saved={saved} />}
    </chakra.div>
  );
}
