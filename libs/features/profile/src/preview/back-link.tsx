import { ArrowLeft } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { messages } from '../messages.ts';

/** From a page about the profile back to where it is written. */
export function BackLink() {
  return (
    <TextLink href={paths.teacherProfile()} linkAs={RouterLink} variant="quiet" touch>
      <Icon as={ArrowLeft} size={16} />
      {messages.back}
    </TextLink>
  );
}
