import { chakra } from '@chakra-ui/react/styled-system';
import type { Place } from '@portal/domain/chat/search/found-words';

const Mark = chakra('mark', {
  base: { bg: 'mustard.muted', color: 'inherit', borderRadius: 'xs', _highContrast: { bg: 'Mark', color: 'MarkText' } },
});

/** A text with its places marked, which are counted in code points. */
export function MarkedText({ text, places }: { text: string; places: readonly Place[] }) {
  const letters = [...text];
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return (
    <>
      {places.map(({ from, to }, at) => (
        <span key={from}>
          {part(places[at - 1]?.to ?? 0, from)}
          <Mark>{part(from, to)}</Mark>
        </span>
      ))}
      {part(places.at(-1)?.to ?? 0)}
    </>
  );
}
