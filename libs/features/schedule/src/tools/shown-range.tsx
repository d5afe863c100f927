import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

interface Props extends Omit<HTMLChakraProps<'h2'>, 'children'> {
  shown: string;
  spoken: string;
}

/** Which days are seen; told when they change. */
export const ShownRange = ({ shown, spoken, ...looks }: Props) => (
  <chakra.h2 aria-live="polite" fontVariantNumeric="tabular-nums" {...looks}>
    <span aria-hidden>{shown}</span>
    <span className="sr">{spoken}</span>
  </chakra.h2>
);
