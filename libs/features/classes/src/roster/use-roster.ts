import { useEffect, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useCheckRosterMutation, useInviteRosterMutation } from '@portal/api/classes/class-invitations.api';
import { useListFormerStudentsQuery } from '@portal/api/classes/class-students.api';
import type { RosterRow, RosterStanding } from '@portal/domain/classes/roster';
import type { ReadRow, RosterErrors } from './read-roster.ts';
import type { RosterField } from './roster-columns.ts';

interface Sendable {
  readonly line: number;
  readonly row: RosterRow;
}

const sendable = (rows: readonly ReadRow[]): Sendable[] =>
  rows.flatMap(({ line, row }) => (row ? [{ line, row }] : []));

/** `rows.3.guardianEmail` of what was sent, at the line from which it came. */
function refusedLines(fields: Readonly<Record<string, string>>, sent: readonly Sendable[]) {
  const lines = new Map<number, RosterErrors>();
  for (const [path, message] of Object.entries(fields)) {
    const [, at, field] = path.split('.');
    const line = sent[Number(at)]?.line;
    if (line !== undefined) lines.set(line, { ...lines.get(line), [field as RosterField]: message });
  }
  return lines;
}

/** When a student of the name on a line left the class, the last time; by the line. */
function useLeftAt(classId: string, rows: readonly ReadRow[]): ReadonlyMap<number, string> {
  const { currentData } = useListFormerStudentsQuery({ id: classId });
  const former = currentData?.items ?? [];
  const lastOf = (name: string) => former.find((student) => student.name.trim() === name.trim())?.leftAt;
  return new Map(
    rows.flatMap(({ line, written }) => {
      const leftAt = lastOf(written.studentName);
      return leftAt === undefined ? [] : [[line, leftAt]];
    }),
  );
}

/** How the lines of a list stand to the class, which of them are chosen, and sending those. */
export function useRoster(classId: string, rows: readonly ReadRow[]) {
  const [check, checking] = useCheckRosterMutation();
  const [invite, inviting] = useInviteRosterMutation();
  const [standings, setStandings] = useState<ReadonlyMap<number, RosterStanding>>();
  /** What she said herself of a line. */
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, RosterErrors>>(new Map());
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [attempt, setAttempt] = useState(1);
  const leftAt = useLeftAt(classId, rows);
  // Whom she has let go she does not ask back without meaning it.
  const isChosen = ([line, standing]: [number, RosterStanding]) =>
    standing === 'NEW' && (said.get(line) ?? !leftAt.has(line));
  const chosen = new Set([...(standings ?? [])].filter(isChosen).map(([line]) => line));

  useEffect(() => {
    const asked = sendable(rows);
    if (asked.length === 0) return undefined;
    const people = asked.map(({ row: { studentName, guardianEmail } }) => ({ studentName, guardianEmail }));
    const asking = check({ id: classId, body: { rows: people } });
    void asking.then(({ data }) => {
      if (!data) return;
      setStandings(new Map(asked.map(({ line }, at) => [line, data.standings[at] ?? 'NEW'])));
      setSaid(new Map());
    });
    return () => asking.reset();
  }, [check, classId, rows, attempt]);

  /** The answer, or undefined where it was refused. */
  async function send() {
    setProblem(null);
    setRefusals(new Map());
    const sent = sendable(rows).filter(({ line }) => chosen.has(line));
    try {
      return await invite({ id: classId, body: { rows: sent.map(({ row }) => row) } }).unwrap();
    } catch (error) {
      const refusal = problemOf(error);
      setRefusals(refusedLines(refusal.fields ?? {}, sent));
      setProblem(refusal);
      return undefined;
    }
  }

  return {
    standings,
    checkAgain: () => setAttempt(attempt + 1),
    checkProblem: checking.error ? problemOf(checking.error) : null,
    chosen,
    choose: (line: number, isHers: boolean) => setSaid(new Map(said).set(line, isHers)),
    leftAt,
    refusals,
    problem,
    send,
    isSending: inviting.isLoading,
  };
}
