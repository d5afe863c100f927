import { useEffect, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useCheckRosterMutation, useInviteRosterMutation } from '@portal/api/classes/class-invitations.api';
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

/** How the lines of a list stand to the class, which of them are chosen, and sending those. */
export function useRoster(classId: string, rows: readonly ReadRow[]) {
  const [check, checking] = useCheckRosterMutation();
  const [invite, inviting] = useInviteRosterMutation();
  const [standings, setStandings] = useState<ReadonlyMap<number, RosterStanding>>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, RosterErrors>>(new Map());
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const asked = sendable(rows);
    if (asked.length === 0) return undefined;
    const people = asked.map(({ row: { studentName, guardianEmail } }) => ({ studentName, guardianEmail }));
    const asking = check({ id: classId, body: { rows: people } });
    void asking.then(({ data }) => {
      if (!data) return;
      const found = new Map(asked.map(({ line }, at) => [line, data.standings[at] ?? 'NEW']));
      setStandings(found);
      setChosen(new Set([...found].filter(([, standing]) => standing === 'NEW').map(([line]) => line)));
    });
    return () => asking.reset();
  }, [check, classId, rows, attempt]);

  function choose(line: number, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(line);
    else next.delete(line);
    setChosen(next);
  }

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
    choose,
    refusals,
    problem,
    send,
    isSending: inviting.isLoading,
  };
}
