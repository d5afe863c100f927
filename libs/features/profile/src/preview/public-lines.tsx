import { chakra } from '@chakra-ui/react/styled-system';

interface Line {
  title: string;
  facts: readonly (string | null)[];
  text?: string;
}

/** What she has done, one after the other. */
export function PublicLines({ lines }: { lines: readonly Line[] }) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="4">
      {lines.map(({ title, facts, text }, at) => (
        <li key={at}>
          <chakra.p fontWeight="semibold">{title}</chakra.p>
          <chakra.p color="fg.muted" textStyle="body.sm">
            {facts.filter(Boolean).join(' · ')}
          </chakra.p>
          {text && (
            <chakra.p mt="1" whiteSpace="pre-wrap">
              {text}
            </chakra.p>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}
