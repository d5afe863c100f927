import Papa from 'papaparse';
import * as v from 'valibot';
import { ROSTER_ROWS_MAX, RosterRow } from '@portal/domain/classes/roster';
import { ROSTER_FIELD_LABELS, roster as words } from '../roster-messages.ts';
import { ageOf, fieldOfColumn, languageOf, NEEDED, phoneOf, relationOf, type RosterField } from './roster-columns.ts';

export type RosterErrors = Partial<Record<RosterField, string>>;

/** One line of the list: as it was written, and either what can be sent or what is wrong with it. */
export interface ReadRow {
  /** Counted from 1, with the line of the column names. */
  readonly line: number;
  readonly written: Readonly<Record<RosterField, string>>;
  readonly row: RosterRow | null;
  readonly errors: RosterErrors;
}

export type ReadRoster = { readonly rows: readonly ReadRow[] } | { readonly problem: string };

const EMPTY: Record<RosterField, string> = {
  studentName: '',
  age: '',
  guardianName: '',
  guardianEmail: '',
  guardianPhone: '',
  relation: '',
  language: '',
};

/** Reads a list from the text of a CSV, whatever stands between its columns. */
export function readRoster(text: string): ReadRoster {
  if (text.trim() === '') return { problem: words.blank };
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: [',', '\t', ';'] });
  const [head = [], ...lines] = data;
  const columns = head.map(fieldOfColumn);
  const missing = NEEDED.filter((field) => !columns.includes(field));
  if (missing.length === NEEDED.length) return { problem: words.noHead };
  if (missing.length > 0)
    return { problem: words.missing(missing.map((field) => ROSTER_FIELD_LABELS[field]).join(', ')) };
  if (lines.length === 0) return { problem: words.empty };
  if (lines.length > ROSTER_ROWS_MAX) return { problem: words.tooMany(lines.length) };
  const rows = lines.map((cells, at) => readRow(at + 2, columns, cells));
  return { rows: rows.map((row, at) => (isRepeated(rows, at) ? refused(row, words.repeated) : row)) };
}

function readRow(line: number, columns: readonly (RosterField | undefined)[], cells: readonly string[]): ReadRow {
  const written = { ...EMPTY };
  columns.forEach((field, at) => {
    // Of two columns of one meaning the first counts.
    if (field && written[field] === '') written[field] = (cells[at] ?? '').trim();
  });
  const relation = relationOf(written.relation);
  const age = ageOf(written.age);
  const parsed = v.safeParse(RosterRow, {
    ...written,
    age,
    guardianPhone: phoneOf(written.guardianPhone),
    // Whoever takes the class herself writes her name once.
    guardianName: written.guardianName || (relation === 'SELF' ? written.studentName : ''),
    relation,
    language: languageOf(written.language),
  });
  if (parsed.success) return { line, written, row: parsed.output, errors: {} };
  const errors: RosterErrors = {};
  for (const issue of parsed.issues) {
    const field = issue.path?.[0]?.key as RosterField;
    errors[field] ??= issue.message;
  }
  if (written.age !== '' && Number.isNaN(age)) errors.age = words.ageNumber;
  return { line, written, row: null, errors };
}

const refused = (row: ReadRow, why: string): ReadRow => ({
  ...row,
  row: null,
  errors: { ...row.errors, guardianEmail: why },
});

const addressOf = ({ written }: ReadRow) => written.guardianEmail.toLowerCase();

/** Whether an address stood in a line above that can be sent. */
const isRepeated = (rows: readonly ReadRow[], at: number) =>
  rows[at]!.row !== null && rows.slice(0, at).some((other) => other.row && addressOf(other) === addressOf(rows[at]!));
