import type { EvidenceEvent } from '@portal/domain/evidence/lesson-evidence';
import { formatDateTime, formatTime } from '@portal/domain/format/date-time';
import { ATTENDANCE_LABELS } from '@portal/domain/lessons/attendance';
import { rows } from '../evidence-messages.ts';

const words = rows.details;
/** What is said as it is written; everything else is a fact with words of its own, or nothing that a person reads. */
const AS_WRITTEN = new Set(['name', 'question', 'result', 'note']);

const stateWord = (state: unknown) =>
  (ATTENDANCE_LABELS as Record<string, string>)[String(state)] ?? (state === '' ? words.unmarked : String(state));

function factWords(name: string, value: string, zone: string): string | null {
  switch (name) {
    case 'minutes':
    case 'waited':
    case 'recipients':
    case 'page':
    case 'device':
    case 'things':
    case 'missing':
    case 'mails':
    case 'votes':
    case 'answer':
    case 'right':
      return words[name](value);
    case 'until':
    case 'since':
    case 'lastSeen':
      return words[name](formatTime(value, zone));
    case 'confirmBy':
      return words.confirmBy(formatDateTime(value, zone));
    case 'held':
      return words.held[value === 'true' ? 'true' : 'false'];
    case 'by':
    case 'why':
      return (words[name] as Record<string, string>)[value] ?? null;
    default:
      return AS_WRITTEN.has(name) ? value : null;
  }
}

/** What there is to know of a piece of evidence, as short phrases: `10분`, `11:40까지`. */
export function evidenceWords({ data }: Pick<EvidenceEvent, 'data'>, zone: string): string[] {
  const facts = Object.entries(data)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => factWords(name, String(value), zone))
    .filter((fact) => fact !== null);
  if (!('after' in data)) return facts;
  return [words.changed(String(data['student'] ?? ''), stateWord(data['before']), stateWord(data['after'])), ...facts];
}
