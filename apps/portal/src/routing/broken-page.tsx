import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { useFrameWords } from './frame-language.ts';
import { isMissingCode } from './missing-code.ts';

/** A page that could not be shown. Code that is gone means a new build: only a reload helps there. */
export function BrokenPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { errorPage } = useFrameWords();
  const isOld = isMissingCode(error);
  return (
    <chakra.div display="grid" gap="4" justifyItems="start" role="alert">
      <PageHeading title={isOld ? errorPage.updateTitle : errorPage.title} />
      <chakra.p color="fg.muted">{isOld ? errorPage.updateBody : errorPage.body}</chakra.p>
      <chakra.div display="flex" gap="2">
        <Button onClick={isOld ? () => location.reload() : onRetry}>
          {isOld ? errorPage.reload : errorPage.retry}
        </Button>
        <Button asChild variant="outline">
          <RouterLink href={paths.home()}>{errorPage.home}</RouterLink>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
