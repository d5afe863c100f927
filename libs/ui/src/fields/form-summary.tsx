import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { TextLink } from '../actions/text-link.tsx';
import { MESSAGES } from '../messages.ts';

export interface FormSummaryProps {
  problems: readonly { name: string; message: string }[];
  /** What the fields are called on screen, by name. */
  labels?: Readonly<Record<string, string>>;
  /** Leads to the field. */
  onGo: (name: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Says how many fields are wrong, from two on, and leads to each. The form gives it the focus after a try to send. */
export function FormSummary({ problems, labels = {}, onGo, ref }: FormSummaryProps) {
  if (problems.length < 2) return null;
  return (
    <chakra.div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={MESSAGES.formSummary(problems.length)}
      outline="none"
      px="4"
      py="3"
      bg="camellia.subtle"
      borderWidth="1px"
      borderColor="camellia.border"
      borderRadius="l2"
      textStyle="body.sm"
    >
      <chakra.p fontWeight="semibold" color="camellia.fg">
        {MESSAGES.formSummary(problems.length)}
      </chakra.p>
      <chakra.ul mt="1" display="grid" gap="1.5">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <TextLink
              touch
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
            >
              {labels[name] ? MESSAGES.formSummaryItem(labels[name], message) : message}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
