import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { messages } from '../messages.ts';

/** The way to a new course, or why it is closed before the first approval of the profile (CRS-5). */
export function CreateCourse({ mayCreate }: { mayCreate: boolean }) {
  if (mayCreate)
    return (
      <Button asChild>
        <RouterLink href={paths.newCourse()}>
          <Icon as={Plus} />
          {messages.create}
        </RouterLink>
      </Button>
    );
  return (
    <chakra.p textStyle="body.sm" color="fg.muted">
      {messages.createBlocked}{' '}
      <TextLink linkAs={RouterLink} href={paths.teacherProfile()}>
        {messages.createBlockedAction}
      </TextLink>
    </chakra.p>
  );
}
