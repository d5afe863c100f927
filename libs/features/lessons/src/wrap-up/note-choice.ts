import { isSameValue } from '@portal/domain/contract/same-value';
import type { DiaryDraft, NoteRecipient } from '@portal/domain/lessons/lesson-diary';
import { NOTE_TEMPLATES } from '@portal/domain/lessons/note-templates';

type Language = NoteRecipient['language'];

/** What guardians read; the second text is for those who read Vietnamese, where others read Korean. */
export type GuardianNote = Pick<DiaryDraft, 'messageToGuardian' | 'messageToGuardianVi'>;

const kindOf = (id: string) => id.replace(/^(ko|vi)-/, '');

/** The templates to choose from, each in all languages; named in Korean, for the teacher chooses. */
export const NOTE_KINDS = NOTE_TEMPLATES.filter(({ language }) => language === 'ko').map(({ id, name }) => ({
  value: kindOf(id),
  label: name,
}));

/** The languages that the guardians read, Korean first; Korean where there is nobody. */
export function languagesOf(recipients: readonly NoteRecipient[]): Language[] {
  const read = (['ko', 'vi'] as const).filter((one) => recipients.some(({ language }) => language === one));
  return read.length > 0 ? read : ['ko'];
}

const templateOf = (kind: string, language: Language): string =>
  NOTE_TEMPLATES.find((one) => one.language === language && kindOf(one.id) === kind)?.text ?? '';

/** A template for those who will read it, each language by itself. */
export const composeNote = (kind: string, languages: readonly Language[]): GuardianNote => ({
  messageToGuardian: templateOf(kind, languages[0] ?? 'ko'),
  messageToGuardianVi: languages.length > 1 ? templateOf(kind, 'vi') : '',
});

/** Which template a note still is, or '' where it was written by hand. */
export const kindOfNote = (note: GuardianNote, languages: readonly Language[]): string =>
  NOTE_KINDS.find(({ value }) => isSameValue(composeNote(value, languages), note))?.value ?? '';
