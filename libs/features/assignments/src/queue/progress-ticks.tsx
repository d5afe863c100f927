import { chakra } from '@chakra-ui/react/styled-system';
import { Bar } from '@portal/ui/bar';
import { queue as words } from '../grading-messages.ts';

/** More than these are too thin to be told apart. */
const MOST_TICKS = 40;

interface Props {
  done: number;
  total: number;
}

/** How many of them are graded: one tick each, the next one outlined. */
export function ProgressTicks({ done, total }: Props) {
  const said = {
    role: 'meter',
    'aria-label': words.progressLabel,
    'aria-valuemin': 0,
    'aria-valuemax': total,
    'aria-valuenow': done,
    'aria-valuetext': words.progress(total, done),
  } as const;
  if (total > MOST_TICKS) return <Bar {...said} percent={(done / total) * 100} h="2" />;
  return (
    <chakra.div {...said} display="flex" gap="3px" h="2">
      {Array.from({ length: total }, (_, at) => (
        <chakra.span
          key={at}
          flex="1"
          minW="0"
          borderRadius="xs"
          borderWidth="1px"
          borderColor={at <= done ? 'celadon.solid' : 'border.emphasized'}
          bg={at < done ? 'celadon.solid' : at === done ? 'bg.panel' : 'bg.emphasized'}
          _highContrast={at < done ? { bg: 'Highlight' } : undefined}
        />
      ))}
    </chakra.div>
  );
}
