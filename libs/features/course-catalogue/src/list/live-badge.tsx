import { chakra } from '@chakra-ui/react/styled-system';
import { Radio } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { messages } from '../messages.ts';

/** An approved revision is on sale while another one is written or waits. */
export function LiveBadge() {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" fontSize="xs" fontWeight="medium" color="celadon.fg">
      <Icon as={Radio} size={16} />
      {messages.live}
    </chakra.span>
  );
}
