import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { login } from '../messages.ts';

/** The server's message and a "!" above the form (LOG-5). The live region stands before its text comes. */
export function ServerRefusal({ message }: { message: string | null }) {
  return (
    // Empty it takes no row: the gap of a grid would show.
    <chakra.div role="alert" _empty={{ position: 'absolute' }}>
      {message !== null && (
        <chakra.p
          display="flex"
          gap="2"
          padding="3"
          borderRadius="md"
          bg="bg.error"
          color="fg.error"
          borderWidth="1px"
          borderColor="camellia.border"
        >
          <chakra.span paddingBlockStart="2px">
            <Icon as={CircleAlert} />
          </chakra.span>
          <span>{login.serverError(message)}</span>
        </chakra.p>
      )}
    </chakra.div>
  );
}
