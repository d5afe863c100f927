import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { fields as words } from '../editor-messages.ts';
import type { Catalog } from './use-catalog.ts';

/** The lists to choose from did not come; what was chosen before is kept. */
export function CatalogNotice({ catalog }: { catalog: Catalog }) {
  if (!catalog.isFailed) return null;
  return (
    <div role="alert">
      <Banner
        tone="warning"
        title={words.catalogFailed}
        action={
          <Button variant="outline" onClick={catalog.retry}>
            {words.retry}
          </Button>
        }
      />
    </div>
  );
}
