import { chakra } from '@chakra-ui/react/styled-system';
import type { Mission } from '@portal/domain/points/mission';

const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;

/** How far a mission has come, as a ring; a hook where it is done. The figures stand beside it. */
export function MissionSign({ mission: { value, target, state } }: { mission: Mission }) {
  const share = state === 'OPEN' ? Math.min(1, value / target) : 1;
  return (
    <chakra.svg
      viewBox="0 0 36 36"
      boxSize="9"
      flexShrink="0"
      aria-hidden
      focusable="false"
      fill="none"
      strokeWidth="3.5"
      color={state === 'CLAIMED' ? 'border.control' : 'celadon.solid'}
      _highContrast={{ color: 'CanvasText' }}
    >
      <chakra.circle cx="18" cy="18" r={RADIUS} stroke="bg.emphasized" />
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        stroke="currentColor"
        strokeDasharray={`${share * ROUND} ${ROUND}`}
        transform="rotate(-90 18 18)"
      />
      {state !== 'OPEN' && <path d="m12.5 18.5 4 4 7.5-8.5" stroke="currentColor" strokeWidth="2.5" />}
    </chakra.svg>
  );
}
