import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../actions/button.tsx';
import { Panel } from '../base/panel.tsx';
import { MESSAGES } from '../messages.ts';
import { useFiguresHidden } from './figures-hidden.ts';

/** In the place of a chart of amounts while they are hidden: an axis would give them away. */
export function CoveredFigures({ title }: { title: string }) {
  const { setHidden } = useFiguresHidden();
  return (
    <Panel title={title}>
      <chakra.div display="grid" justifyItems="start" gap="3">
        <chakra.p textStyle="body.sm" color="fg.muted">
          {MESSAGES.figuresCovered}
        </chakra.p>
        <Button variant="outline" onClick={() => setHidden(false)}>
          {MESSAGES.showFigures}
        </Button>
      </chakra.div>
    </Panel>
  );
}
