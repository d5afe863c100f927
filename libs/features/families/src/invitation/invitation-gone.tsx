import type { FamilyLanguage } from '@portal/domain/classes/class';
import { EmptyState } from '@portal/ui/empty-state';
import { WORDS } from '../messages.ts';

/** A link that opens no class: why, and who has another. */
export function InvitationGone({ language }: { language: FamilyLanguage }) {
  const { gone: words } = WORDS[language];
  return (
    <div role="status">
      <EmptyState name="not-found" title={words.title}>
        {words.body}
      </EmptyState>
    </div>
  );
}
