import { chakra } from '@chakra-ui/react/styled-system';
import { Minus, Plus } from 'lucide-react';
import { GRADING_LIMITS } from '@portal/domain/coursework/submission';
import { Field, TextInput } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { grading as words } from '../grading-messages.ts';
import type { GradingSheet } from './use-grading.ts';

interface Props {
  form: GradingSheet['form'];
  scoreFieldRef: GradingSheet['scoreFieldRef'];
  /** What is typed then is meant for the next one, and would change this one. */
  isSending: boolean;
  /** One point more or less by a press, for a thumb. */
  hasSteps: boolean;
}

/** The score, as the largest figure of the page (ASG-2). */
export function ScoreField({ form, scoreFieldRef, isSending, hasSteps }: Props) {
  const { ref, ...score } = form.register('score');
  const step = (by: 1 | -1) => {
    const typed = Number(form.getValues('score') || (by > 0 ? -1 : GRADING_LIMITS.scoreMax + 1));
    const next = Math.min(GRADING_LIMITS.scoreMax, Math.max(0, Math.trunc(typed) + by));
    form.setValue('score', String(Number.isNaN(next) ? 0 : next), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Field
      label={words.score}
      helper={hasSteps ? undefined : words.scoreHint}
      error={form.formState.errors.score?.message}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <TextInput
          {...score}
          ref={(field: HTMLInputElement | null) => {
            ref(field);
            scoreFieldRef.current = field;
          }}
          readOnly={isSending}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          w="8rem"
          flexShrink="0"
          h="auto"
          px="1"
          py="0"
          fontSize={{ base: '2.5rem', lg: '3.5rem' }}
          fontWeight="bold"
          lineHeight="1.15"
          fontVariantNumeric="tabular-nums"
        />
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          {words.scoreUnit}
        </chakra.span>
        {hasSteps && (
          <chakra.span display="flex" gap="2" ms="auto">
            <IconButton variant="outline" label={words.less} icon={<Icon as={Minus} />} onClick={() => step(-1)} />
            <IconButton variant="outline" label={words.more} icon={<Icon as={Plus} />} onClick={() => step(1)} />
          </chakra.span>
        )}
      </chakra.div>
    </Field>
  );
}
