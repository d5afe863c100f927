import { EmptyState } from '@portal/ui/empty-state';
import { LinkButton } from './link-button.tsx';

interface GoneProps {
  title: string;
  body: string;
  href: string;
  /** Where `href` leads. */
  back: string;
}

/** An address that leads to nothing of hers. */
export function Gone({ title, body, href, back }: GoneProps) {
  return (
    <EmptyState
      name="not-found"
      title={title}
      action={
        <LinkButton href={href} variant="outline">
          {back}
        </LinkButton>
      }
    >
      {body}
    </EmptyState>
  );
}
