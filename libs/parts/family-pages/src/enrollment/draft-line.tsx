import type { FamilyLanguage } from '@portal/domain/classes/class';
import type { FormDraftState } from '@portal/portal-core/use-form-draft';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { FAMILY_WORDS } from '../messages.ts';

export interface DraftLineProps {
  draft: Pick<FormDraftState, 'restoredAt' | 'discard'>;
  language: FamilyLanguage;
  /** What came back; a form unless named. */
  title?: string;
}

/** Says that the form holds what was written before. Not a DraftNotice: its words are Korean. */
export function DraftLine({ draft, language, title }: DraftLineProps) {
  const { draft: words } = FAMILY_WORDS[language];
  if (!draft.restoredAt) return null;
  return (
    <div role="status">
      <Banner
        tone="info"
        title={title ?? words.restored}
        action={
          <Button variant="ghost" onClick={draft.discard}>
            {words.discard}
          </Button>
        }
      />
    </div>
  );
}
