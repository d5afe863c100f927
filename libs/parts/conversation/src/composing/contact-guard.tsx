import { chakra } from '@chakra-ui/react/styled-system';
import { ShieldAlert } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { type ContactKind, findContactData } from '@portal/domain/patterns/contact-data';
import { saysMoreThanMarks, withoutContacts } from '@portal/domain/patterns/contact-spans';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useConversationWords } from '../words.ts';
import { ContactReasonForm } from './contact-reason-form.tsx';
import type { GuardWords } from './guard-words.ts';
import { MarkedContacts } from './marked-contacts.tsx';

interface ContactGuardProps {
  /** Text in which contact data stands. */
  text: string;
  /** How it reads without contact data, where that is more than marks in its place; where nothing but them is left, that way is not offered. */
  instead?: string;
  /** It stands in names of files alone. */
  isOfFiles?: boolean;
  /** When it leaves, where that is not at once: `내일 11:00`. */
  moment?: string | undefined;
  /** The first of the three ways. */
  firstWay: Ref<HTMLButtonElement>;
  onSend: (content: string, contactReason?: string) => void;
  /** Back to the text. */
  onEdit: () => void;
  /** A place that writes no message brings words of its own. */
  words?: GuardWords;
  /** What is asked about; everything without it. */
  wanted?: readonly ContactKind[];
}

/**
 * Asks before contact data leaves: without it, written anew, or as it is, of a teacher with a reason. She may go on reading meanwhile.
 * It holds a form, so it stands beside the form whose text it is about.
 */
export function ContactGuard(props: ContactGuardProps) {
  const { text, isOfFiles = false, moment, firstWay, onSend, onEdit, wanted } = props;
  const id = useId();
  const [isReasonAsked, setIsReasonAsked] = useState(false);
  const { guard } = useConversationWords();
  const given = props.words ?? guard;
  const words = isOfFiles ? { ...given, ...given.ofFiles } : given;
  const kinds = findContactData(text, wanted).map((kind) => words.kinds[kind]);
  const without = props.instead ?? withoutContacts(text, wanted);
  const instead = saysMoreThanMarks(without) && findContactData(without, wanted).length === 0 && without;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEdit();
  }

  return (
    <chakra.div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      onKeyDown={onKeyDown}
      data-spine
      colorPalette="mustard"
      layerStyle="spine"
      display="flex"
      gap="3"
      ps="4"
      pe={{ base: '3', md: '5' }}
      py="3"
      maxH="60dvh"
      overflowY="auto"
      borderTopWidth="1px"
      bg="mustard.subtle"
    >
      <chakra.span color="mustard.fg" pt="3px" flexShrink="0">
        <Icon as={ShieldAlert} size={20} />
      </chakra.span>
      <chakra.div flex="1" minW="0" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p id={`${id}-title`} fontWeight="semibold">
          {words.found(kinds)}
        </chakra.p>
        <chakra.p id={`${id}-why`} textStyle="body.sm" color="fg.muted">
          {moment && `${words.leavesAt(moment)} `}
          {words.why}
        </chakra.p>
        <chakra.dl display="grid" gap="1" textStyle="body.sm" overflowWrap="anywhere">
          <dt>
            <Term>{words.written}</Term>
          </dt>
          <dd>
            <MarkedContacts text={text} kinds={wanted} />
          </dd>
          {instead && (
            <>
              <dt>
                <Term>{words.instead}</Term>
              </dt>
              <chakra.dd whiteSpace="pre-line" lineClamp={4}>
                {instead}
              </chakra.dd>
            </>
          )}
        </chakra.dl>
        <chakra.div colorPalette="celadon" display="flex" flexWrap="wrap" gap="2">
          {instead && (
            <Button ref={firstWay} size="sm" onClick={() => onSend(instead)}>
              {words.without}
            </Button>
          )}
          <Button ref={instead ? undefined : firstWay} size="sm" variant="outline" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            ms="auto"
            aria-expanded={words.reason ? isReasonAsked : undefined}
            onClick={() => (words.reason ? setIsReasonAsked(!isReasonAsked) : onSend(text))}
          >
            {words.anyway}
          </Button>
        </chakra.div>
        {words.reason && isReasonAsked && (
          <ContactReasonForm words={words.reason} onReason={(reason) => onSend(text, reason)} />
        )}
      </chakra.div>
    </chakra.div>
  );
}

const Term = chakra('span', { base: { textStyle: 'label', color: 'fg.muted' } });
