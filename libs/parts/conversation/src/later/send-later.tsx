import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Popover } from '@portal/ui/popover';
import { later as words } from './later-messages.ts';
import { SendAtForm } from './send-at-form.tsx';

interface SendLaterProps extends Omit<ComponentProps<typeof SendAtForm>, 'sendAt'> {
  /** Nothing can be sent yet. */
  disabled: boolean;
}

/** The second half of the button that sends: at another time. */
export function SendLater({ disabled, onSend, ...moment }: SendLaterProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      title={words.title}
      open={isOpen && !disabled}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          label={words.button}
          icon={<Icon as={ChevronDown} size={18} />}
          variant="solid"
          disabled={disabled}
          borderStartRadius="0"
          borderStartWidth="1px"
          borderStartColor="bg.panel"
        />
      }
    >
      <chakra.div css={{ '--edge': '{spacing.5}' }} px="5" pt="4" pb={{ md: '5' }}>
        <SendAtForm
          {...moment}
          onSend={(sendAt) => {
            setIsOpen(false);
            onSend(sendAt);
          }}
        />
      </chakra.div>
    </Popover>
  );
}
