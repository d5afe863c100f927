import { chakra } from '@chakra-ui/react/styled-system';
import { GUARDIAN_LANGUAGE_LABELS, GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import { ROSTER_STANDING_LABELS, type RosterStanding } from '@portal/domain/classes/roster';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Checkbox } from '@portal/ui/checkbox';
import { DateText } from '@portal/ui/date-text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { ROSTER_FIELD_LABELS, roster as words } from '../roster-messages.ts';
import type { ReadRow, RosterErrors } from './read-roster.ts';
import { ageOf, type RosterField } from './roster-columns.ts';

const Head = chakra('th', { base: { textStyle: 'label', color: 'fg.muted', textAlign: 'start', py: '2', pe: '3' } });
const Cell = chakra('td', { base: { verticalAlign: 'top', py: '3', pe: '3', overflowWrap: 'anywhere' } });

interface Props {
  rows: readonly ReadRow[];
  /** Of the lines that can be sent, by their number; undefined as long as it is not known. */
  standings: ReadonlyMap<number, RosterStanding> | undefined;
  /** What the server said of a line. */
  refusals: ReadonlyMap<number, RosterErrors>;
  chosen: ReadonlySet<number>;
  choose: (line: number, isChosen: boolean) => void;
  /** When a student of this name left the class, by the line. */
  leftAt: ReadonlyMap<number, string>;
  /** The first who are chosen get these; undefined as long as it is not known. */
  seatsToKeep: number | undefined;
}

/** The list line by line: who can be invited and is chosen, who is already, and what is wrong in words. */
export function RosterTable({ rows, standings, refusals, chosen, choose, leftAt, seatsToKeep }: Props) {
  const zone = useTeacherZone();
  const waiting = new Set(rows.flatMap(({ line }) => (chosen.has(line) ? [line] : [])).slice(seatsToKeep ?? Infinity));
  return (
    <chakra.table w="full" borderCollapse="collapse" textStyle="body.sm" css={{ tableLayout: 'fixed' }}>
      <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
      <thead>
        <tr>
          <Head scope="col">{words.student}</Head>
          <Head scope="col">{words.guardian}</Head>
          <Head scope="col">{words.state}</Head>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, written, row, errors }) => {
          const standing = standings?.get(line);
          const wrong = Object.entries({ ...errors, ...refusals.get(line) }) as [RosterField, string][];
          const name = written.studentName || words.line(line);
          const age = ageOf(written.age);
          const left = standing === 'NEW' && leftAt.get(line);
          return (
            <chakra.tr key={line} borderTopWidth="1px">
              <Cell as="th" scope="row" textAlign="start" fontWeight="normal">
                {row && standing === 'NEW' ? (
                  <Checkbox checked={chosen.has(line)} onChange={({ target }) => choose(line, target.checked)}>
                    {name}
                  </Checkbox>
                ) : (
                  <chakra.span fontWeight="medium">{name}</chakra.span>
                )}
                <chakra.span display="block" color="fg.muted">
                  {Number.isNaN(age) ? written.age : words.age(age)}
                </chakra.span>
              </Cell>
              <Cell>
                {row?.guardianName ?? written.guardianName}
                {[
                  [
                    row ? GUARDIAN_RELATION_LABELS[row.relation] : written.relation,
                    row ? GUARDIAN_LANGUAGE_LABELS[row.language] : written.language,
                  ]
                    .filter(Boolean)
                    .join(' · '),
                  written.guardianEmail,
                  written.guardianPhone,
                ].map((text, at) => (
                  <chakra.span key={at} display="block" color="fg.muted">
                    {text}
                  </chakra.span>
                ))}
              </Cell>
              <Cell>
                {wrong.length > 0 ? (
                  <>
                    <chakra.p fontWeight="medium" color="fg.error">
                      {words.line(line)}: {words.wrong}
                    </chakra.p>
                    <chakra.ul listStyleType="none" color="fg.error">
                      {wrong.map(([field, why]) => (
                        <li key={field}>
                          {ROSTER_FIELD_LABELS[field]}: {why}
                        </li>
                      ))}
                    </chakra.ul>
                  </>
                ) : (
                  <chakra.span color="fg.muted">
                    {waiting.has(line) ? words.noSeat : standing ? ROSTER_STANDING_LABELS[standing] : words.checking}
                    {left && (
                      <chakra.span display="block">
                        <DateText instant={left} zone={zone} show="dateTime" />
                        {words.left}
                      </chakra.span>
                    )}
                  </chakra.span>
                )}
              </Cell>
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}
