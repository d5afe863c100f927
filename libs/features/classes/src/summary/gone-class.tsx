import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { ErrorState } from '@portal/ui/error-state';
import { TextLink } from '@portal/ui/text-link';
import { header as words } from '../class-messages.ts';

/** There is no such class, or it is not hers: the way back to those that are. */
export function GoneClass() {
  return (
    <ErrorState title={words.gone}>
      <TextLink linkAs={RouterLink} href={paths.myClasses()}>
        {words.toList}
      </TextLink>
    </ErrorState>
  );
}
