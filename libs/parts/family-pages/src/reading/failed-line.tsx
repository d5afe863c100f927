import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { Button } from '@portal/ui/button';
import { FAMILY_WORDS } from '../messages.ts';
import { refusalWords } from './refusal-words.ts';

export interface FailedLineProps {
  title: string;
  problem: ApiProblem;
  onRetry: () => void;
  /** It is on its way again. */
  isRetrying: boolean;
  language: FamilyLanguage;
  /** Words that the page has for what only it can be refused. */
  own?: Readonly<Record<string, string>>;
}

/** A part of the page did not come; the rest stays. */
export function FailedLine({ title, problem, onRetry, isRetrying, language, own }: FailedLineProps) {
  const { retry, retrying } = FAMILY_WORDS[language];
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {refusalWords(problem, language, own)}
        </chakra.p>
      </chakra.div>
      <Button variant="outline" loading={isRetrying} loadingText={retrying} onClick={onRetry}>
        {retry}
      </Button>
    </chakra.div>
  );
}
