import type { ApiProblem } from '@portal/api/api-problem';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { WORDS } from '../messages.ts';

interface InvitationFailedProps {
  problem: ApiProblem;
  language: FamilyLanguage;
  onRetry: () => void;
}

/** The class did not come, and may the next time. Not an ErrorState: its own words are Korean. */
export function InvitationFailed({ problem, language, onRetry }: InvitationFailedProps) {
  const words = WORDS[language];
  return (
    <div role="alert">
      <EmptyState
        name="error"
        title={words.failed}
        action={
          <Button variant="outline" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {refusalWords(problem, language)}
      </EmptyState>
    </div>
  );
}
