import { chakra } from '@chakra-ui/react/styled-system';
import { useListStudentsAtRiskQuery } from '@portal/api/statistics/statistics.api';
import type { StudentAtRisk } from '@portal/domain/statistics/statistics';
import { QueryState } from '@portal/portal-core/query-state';
import { Panel } from '@portal/ui/panel';
import { risk as words } from '../messages.ts';
import { RiskRow } from './risk-row.tsx';

/** Who may be about to stop today, by a rule that is printed below (product-features 2.14). */
export function RiskPanel({ classId }: { classId: string | undefined }) {
  const query = useListStudentsAtRiskQuery();
  const of = (items: readonly StudentAtRisk[]) =>
    items.filter((one) => classId === undefined || one.classId === classId);
  const shown = query.currentData && of(query.currentData.items);
  return (
    <Panel
      title={words.title}
      intro={words.intro}
      action={
        shown && (
          <chakra.strong textStyle="title.sm" fontVariantNumeric="tabular-nums">
            {words.people(shown.length)}
          </chakra.strong>
        )
      }
    >
      <QueryState query={query} loading={words.loading} failed={words.failed} size="sm">
        {({ items }) => <Rows students={of(items)} />}
      </QueryState>
      <chakra.p textStyle="caption" color="fg.muted">
        {words.rule}
      </chakra.p>
    </Panel>
  );
}

function Rows({ students }: { students: readonly StudentAtRisk[] }) {
  if (students.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      <chakra.ul listStyleType="none">
        {students.map((student) => (
          <RiskRow key={`${student.classId} ${student.studentId}`} student={student} />
        ))}
      </chakra.ul>
      <chakra.p textStyle="caption" color="fg.muted" mt="3">
        {[
          students.some(({ roomId }) => roomId !== null) && words.together,
          students.some(({ roomId }) => roomId === null) && words.noTalk,
        ]
          .filter(Boolean)
          .join(' ')}
      </chakra.p>
    </>
  );
}
