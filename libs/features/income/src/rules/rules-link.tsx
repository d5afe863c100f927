import { chakra } from '@chakra-ui/react/styled-system';
import { useRules } from './rules-context.tsx';

/** Leads to the rules below; a button, as it leads to no other page. */
export function RulesLink({ children }: { children: string }) {
  const { goTo } = useRules();
  return (
    <chakra.button
      type="button"
      onClick={goTo}
      minH={{ base: 'touch', md: '6' }}
      textStyle="body.sm"
      color="fg.link"
      textDecoration="underline"
      textUnderlineOffset="0.22em"
      textDecorationColor="celadon.border"
      textAlign="start"
      cursor="pointer"
      borderRadius="xs"
      _hover={{ textDecorationColor: 'currentColor' }}
      _focusVisible={{ layerStyle: 'focus' }}
    >
      {children}
    </chakra.button>
  );
}
