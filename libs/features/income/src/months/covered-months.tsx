import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { Panel } from '@portal/ui/panel';
import { useFiguresHidden } from '../amounts/figures-hidden.tsx';
import { amounts, months as words } from '../overview-messages.ts';

/** In the place of the chart while the figures are hidden: an axis would give them away. */
export function CoveredMonths() {
  const { setHidden } = useFiguresHidden();
  return (
    <Panel title={words.title}>
      <chakra.div display="grid" justifyItems="start" gap="3">
        <chakra.p textStyle="body.sm" color="fg.muted">
          {amounts.hiddenPart}
        </chakra.p>
        <Button variant="outline" onClick={() => setHidden(false)}>
          {amounts.show}
        </Button>
      </chakra.div>
    </Panel>
  );
}
