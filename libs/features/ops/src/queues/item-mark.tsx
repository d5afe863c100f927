import { chakra } from '@chakra-ui/react/styled-system';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '@portal/ui/icon';

/** What is to be seen before something is opened, by sign and words. */
export function ItemMark({ mark }: { mark: string }) {
  if (mark === '') return null;
  return (
    <chakra.p display="flex" gap="1.5" alignItems="center" textStyle="body.sm" color="mustard.fg">
      <Icon as={TriangleAlert} size={16} />
      {mark}
    </chakra.p>
  );
}
