import { chakra } from '@chakra-ui/react/styled-system';
import { useGetProfileQuery } from '@portal/api/identity/session.api';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type NamePart, partsOf } from './name-compare.ts';
import { failure as words } from './withdrawal-messages.ts';

/** The holder of the account and who is to be paid, with what differs marked: why a bank said no. */
export function HolderCompare({ holder }: { holder: string }) {
  const name = useGetProfileQuery().currentData?.name;
  if (name === undefined) return null;
  return (
    <chakra.dl
      aria-label={words.compare}
      display="grid"
      gridTemplateColumns="fit-content(8rem) minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      bg="bg.muted"
      borderRadius="l2"
      px="4"
      py="3"
      textStyle="body.sm"
    >
      <NameLine label={words.holder} parts={partsOf(holder, name)} tone="camellia" />
      <NameLine label={words.mine} parts={partsOf(name, holder)} tone="pine" />
    </chakra.dl>
  );
}

interface NameLineProps {
  label: string;
  parts: readonly NamePart[];
  tone: 'camellia' | 'pine';
}

function NameLine({ label, parts, tone }: NameLineProps) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd minW="0" overflowWrap="anywhere" fontWeight="semibold" display="flex" flexWrap="wrap" gap="1">
        {parts.map(({ text, isOther }, at) =>
          isOther ? (
            <chakra.mark
              key={at}
              bg={`${tone}.muted`}
              color={`${tone}.fg`}
              px="1"
              borderRadius="xs"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
            >
              <VisuallyHidden>{words.differs}</VisuallyHidden>
              {text}
            </chakra.mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </chakra.dd>
    </>
  );
}
