import { chakra } from '@chakra-ui/react/styled-system';

interface Props {
  /** How the lesson stands in one line. */
  title: string;
  /** What follows from it. */
  lines?: readonly string[];
  /** Beside it, for the eye; the words say it too. */
  figure?: { label: string; value: string } | undefined;
}

/** How the lesson stands, in words, and the figure that counts where there is one. */
export function HoldWords({ title, lines = [], figure }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.p textStyle="title.md" fontVariantNumeric="tabular-nums">
          {title}
        </chakra.p>
        {lines.map((line) => (
          <chakra.p key={line} textStyle="body.sm" color="fg.muted" mt="0.5" overflowWrap="anywhere">
            {line}
          </chakra.p>
        ))}
      </chakra.div>
      {figure && (
        <chakra.p aria-hidden display="grid" textStyle="caption" color="fg.muted">
          {figure.label}
          <chakra.span
            textStyle="figure.lg"
            // As large as a phone with large text has room for.
            fontSize={{ base: 'min(2.5rem, 12vw)', xl: '3rem' }}
            lineHeight="1.15"
            color="fg"
          >
            {figure.value}
          </chakra.span>
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** What can be done: buttons beside each other, on a phone one below the other. */
export const HoldActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > *': { mdDown: { flex: '1 1 100%' } },
  },
});
