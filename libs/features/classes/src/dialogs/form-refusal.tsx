import type { ApiProblem } from '@portal/api/api-problem';
import { TextLink } from '@portal/ui/text-link';
import { settings } from '../class-messages.ts';
import { ProblemBanner } from '../components/problem-banner.tsx';

interface Props {
  title: string;
  problem: ApiProblem | null;
  /** Asks for the class anew, when it changed meanwhile; what is written stays. */
  onReload: () => void;
}

/** Why the form of a class was refused, and the way on when somebody else was faster. */
export function FormRefusal({ title, problem, onReload }: Props) {
  return (
    <ProblemBanner title={title} problem={problem}>
      {problem?.code === 'VERSION_CONFLICT' && (
        <TextLink
          href="#reload"
          onClick={(event) => {
            event.preventDefault();
            onReload();
          }}
        >
          {settings.newer}
        </TextLink>
      )}
    </ProblemBanner>
  );
}
