import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useUiWords } from '../ui-language.tsx';

const Track = chakra('div', {
  base: { position: 'absolute', insetX: '0', top: '0', h: '2px', overflow: 'hidden', zIndex: 'base' },
});
const Runner = chakra('div', {
  base: {
    h: 'full',
    w: '30%',
    bg: 'celadon.solid',
    animation: 'progress-line 1400ms linear infinite',
    _motionReduce: { animation: 'none', w: 'full', opacity: 0.6 },
  },
});

interface ProgressLineProps {
  active: boolean;
  label?: string;
}

/** Two pixels along the top of a positioned box: the old content stays while the new one is fetched. */
export function ProgressLine({ active, label }: ProgressLineProps) {
  const words = useUiWords();
  return (
    <div role="status">
      {active && (
        <>
          <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
          <Track aria-hidden>
            <Runner />
          </Track>
        </>
      )}
    </div>
  );
}
