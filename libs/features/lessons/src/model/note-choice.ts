import type { NoteRecipient } from '@portal/domain/teaching/lesson-diary';
import { NOTE_TEMPLATES } from '@portal/domain/teaching/note-templates';
import { BLOCK_GAP } from './note-blocks.ts';

type Language = NoteRecipient['language'];

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

/** A template in each of the languages, one part below the other. */
export const composeNote = (kind: string, languages: readonly Language[]): string =>
  languages
    .flatMap((language) => NOTE_TEMPLATES.filter((one) => one.language === language && kindOf(one.id) === kind))
    .map(({ text }) => text)
    .join(BLOCK_GAP);

/** Which template a note still is, or '' where it was written by hand. */
export const kindOfNote = (note: string, languages: readonly Language[]): string =>
  NOTE_KINDS.find(({ value }) => composeNote(value, languages) === note)?.value ?? '';
