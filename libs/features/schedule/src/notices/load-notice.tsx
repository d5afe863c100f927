import { chakra } from '@chakra-ui/react/styled-system';
import { CloudAlert, RotateCw } from 'lucide-react';
import type { ApiProblem } from '@portal/api/api-problem';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { messages } from '../messages.ts';

interface Props {
  problem: ApiProblem;
  /** Something older is still on the screen. */
  hasOldData: boolean;
  onRetry: () => void;
}

/** Over the calendar when it could not be loaded; the grid stays and the rest of the page lives on (design 4.3). */
export function LoadNotice({ problem, hasOldData, onRetry }: Props) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      bg="bg.error"
      borderRadius="8px"
      borderInlineStart="3px solid"
      borderColor="border.error"
    >
      <chakra.span color="fg.error">
        <Icon as={CloudAlert} size={20} />
      </chakra.span>
      <chakra.div flex="1" minW="200px">
        <chakra.p textStyle="body.md" fontWeight="600">
          {messages.failed}
        </chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {problem.message}
        </chakra.p>
        {hasOldData && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {messages.stale}
          </chakra.p>
        )}
        {problem.traceId && (
          <chakra.p textStyle="caption" color="fg.muted" userSelect="all" overflowWrap="anywhere">
            {messages.traceId(problem.traceId)}
          </chakra.p>
        )}
      </chakra.div>
      <Button variant="outline" onClick={onRetry} startIcon={<Icon as={RotateCw} size={16} />}>
        {messages.retry}
      </Button>
    </chakra.div>
  );
}
