import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { TextLink } from '@portal/ui/text-link';
import { header as words } from '../class-messages.ts';

/** There is no such class, or it is not hers: the way back to those that are. */
export function GoneClass() {
  return (
    <EmptyState
      name="not-found"
      title={words.gone}
      action={
        <TextLink linkAs={RouterLink} href={paths.myClasses()} touch>
          {words.toList}
        </TextLink>
      }
    >
      {words.goneBody}
    </EmptyState>
  );
}
