import { ArrowLeft } from 'lucide-react';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';

interface BackLinkProps {
  href: string;
  children: string;
}

/** The way back to the list that a page belongs to. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <TextLink href={href} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
      <Icon as={ArrowLeft} size={16} />
      {children}
    </TextLink>
  );
}
