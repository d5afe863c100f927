import { chakra } from '@chakra-ui/react/styled-system';
import { useFiguresHidden } from '@portal/ui/figures-hidden';
import { Money } from '@portal/ui/money';
import { forecast as words } from '../overview-messages.ts';

/** By how much it is more or less than the last month, in a sentence: the sign is not said by its colour. */
export function ToLastMonth({ difference }: { difference: number }) {
  const { areHidden } = useFiguresHidden();
  // More or less would say something of what is covered.
  if (areHidden) return null;
  return (
    <chakra.p textStyle="body.sm" color="fg.muted">
      {difference === 0 ? (
        words.same
      ) : (
        <>
          {words.than} <span aria-hidden>{difference > 0 ? '▲ ' : '▼ '}</span>
          <chakra.strong fontWeight="semibold" color="fg">
            <Money own amount={Math.abs(difference)} />
          </chakra.strong>{' '}
          {difference > 0 ? words.more : words.less}
        </>
      )}
    </chakra.p>
  );
}
