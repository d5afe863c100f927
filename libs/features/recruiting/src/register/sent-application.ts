import { plainCode } from '@portal/domain/recruiting/application';
import { readDraft, saveDraft } from '@portal/portal-core/form-drafts';
import { ApplicationDraft, type ApplicationValues } from '../application/application-values.ts';

/** The draft of an application that was not sent yet. */
export const NEW_APPLICATION = { key: 'application:new', version: 1, schema: ApplicationDraft } as const;

const sentKey = (code: string) => `application:sent:${plainCode(code)}`;

/** Keeps in this browser what was sent, for who applies again; its files and the consent belong to that one time. */
export function keepSent(owner: string, code: string, { files: _, agree: __, ...values }: ApplicationValues): void {
  saveDraft(owner, sentKey(code), values, NEW_APPLICATION.version);
}

/** Begins another application with what was sent from here under this code; one that is half written stays as it is. */
export function beginAgain(owner: string, code: string): void {
  const { key, version, ...shape } = NEW_APPLICATION;
  const sent = readDraft(owner, sentKey(code), { version, ...shape });
  if (sent && !readDraft(owner, key, { version, ...shape })) saveDraft(owner, key, sent.values, version);
}
