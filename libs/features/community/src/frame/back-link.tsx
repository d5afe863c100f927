import { ArrowLeft } from 'lucide-react';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';

/** The way back to what the page is a part of, above its heading. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
      <Icon as={ArrowLeft} size={16} />
      {children}
    </TextLink>
  );
}
