import { Plus } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { messages } from '../messages.ts';

/** The way to a new class. */
export function CreateClass() {
  return (
    <Button asChild>
      <RouterLink href={paths.newClass()}>
        <Icon as={Plus} />
        {messages.create}
      </RouterLink>
    </Button>
  );
}
